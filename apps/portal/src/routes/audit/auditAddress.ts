import type { AuditKind, AuditOutcome } from '@zrak/api-client';
import { defineAddress } from '../../shared/address/address.ts';
import { choiceParam, textParam } from '../../shared/address/param.ts';

export const auditKinds: readonly AuditKind[] = [
  'signIn',
  'signOut',
  'sessionRenewal',
  'sessionEnd',
  'sessionReuse',
  'passwordChange',
  'passwordSet',
  'resetRequest',
  'passwordReset',
  'signUp',
  'confirmation',
  'userAdd',
  'userChange',
  'userDelete',
  'apiKeyCreate',
  'apiKeyRevoke',
  'networkChange',
  'measurementsImport',
  'retention',
  'contentChange',
  'export',
  'reportDownload',
];
export const outcomes: readonly AuditOutcome[] = ['succeeded', 'failed', 'throttled'];

/** Filters of the audit log. */
export const auditAddress = defineAddress({
  kind: choiceParam(auditKinds, null),
  outcome: choiceParam(outcomes, null),
  search: textParam,
});
