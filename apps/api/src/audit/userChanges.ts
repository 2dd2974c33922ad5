import type { AppUser, AuditDetails } from '../db/schema.ts';

const fields = [
  'userName',
  'fullName',
  'email',
  'phoneNumber',
  'jobTitle',
  'clientId',
  'roles',
] as const satisfies readonly (keyof AppUser)[];

/** Changes for the audit log: the names of the fields, and values only of the fields that decide access. */
export function changesOf(before: AppUser | undefined, after: AppUser): AuditDetails {
  const textOf = (user: AppUser | undefined, field: keyof AppUser): string | undefined => {
    const value = user?.[field] ?? undefined;
    return value === undefined ? undefined : String(value);
  };
  const changes = fields.flatMap((field) => {
    const [from, to] = [textOf(before, field), textOf(after, field)];
    if (from === to) return [];
    const hasValues = field === 'clientId' || field === 'roles';
    return [
      { field, ...(hasValues && from !== undefined ? { from } : {}), ...(hasValues && to !== undefined ? { to } : {}) },
    ];
  });
  return { changes };
}
