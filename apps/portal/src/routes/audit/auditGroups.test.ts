import type { AuditEvent } from '@zrak/api-client';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './auditGroups.ts';

const admin = { id: '1', userName: 'admin' };
const event = (id: string, other: Partial<AuditEvent> = {}): AuditEvent => ({
  id,
  time: `2026-11-24T10:0${id}:00Z`,
  kind: 'signIn',
  outcome: 'succeeded',
  actor: admin,
  ...other,
});
const idsOf = (events: readonly AuditEvent[]) => groupsOf(events).map(({ id, times }) => [id, times.length]);

describe('groups of audit events', () => {
  it('joins equal events in a row, with all their times', () => {
    const groups = groupsOf([event('3'), event('2'), event('1')]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      id: '3',
      times: ['2026-11-24T10:03:00Z', '2026-11-24T10:02:00Z', '2026-11-24T10:01:00Z'],
    });
  });

  it('keeps apart what is not next to each other, or of another user, outcome or network', () => {
    const events = [
      event('5'),
      event('4', { outcome: 'failed' }),
      event('3'),
      event('2', { actor: { id: '2', userName: 'okolje' } }),
      event('1', { actor: { id: '2', userName: 'okolje' }, network: '10.0.0.0/24' }),
    ];
    expect(idsOf(events)).toEqual(events.map(({ id }) => [id, 1]));
  });

  it('keeps events with details apart', () => {
    const download = { kind: 'reportDownload', report: { id: 'r', title: 'Report' } } as const;
    expect(idsOf([event('2', download), event('1', download)])).toEqual([
      ['2', 1],
      ['1', 1],
    ]);
  });
});
