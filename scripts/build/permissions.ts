import {
  guarded,
  guardedTargets,
  guardedTargetTexts,
  type Permission,
  permissions,
  roleChangers,
  roleChanges,
  targets,
  targetTexts,
  type ViewerName,
  viewers,
  viewerTexts,
} from '../../apps/api/src/access/permissions.ts';

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** Viewers with the same answers share a line. */
function rowsOf({ row }: Permission): string[][] {
  const lines = new Map<string, ViewerName[]>();
  for (const viewer of viewers) {
    const answer = row[viewer];
    const cells = targets.map((_, index) => (typeof answer === 'number' ? answer : (answer[index] ?? '–')));
    const key = cells.join('|');
    lines.set(key, [...(lines.get(key) ?? []), viewer]);
  }
  return [...lines].map(([key, who]) => [
    who.length === viewers.length ? 'everybody' : who.join(', '),
    ...key.split('|'),
  ]);
}

/** `docs/permissions.md`, from the table that the API is compared with. */
export function permissionsDocument(): string {
  const operations = (Object.entries(permissions) as [string, Permission][]).map(([operationId, permission]) => {
    const isPlain = viewers.every((viewer) => typeof permission.row[viewer] === 'number');
    const body = isPlain
      ? table(
          ['viewer', 'answer'],
          rowsOf(permission).map(([who, status]) => [who!, status!]),
        )
      : table(['viewer', ...targets.map((target) => targetTexts[target])], rowsOf(permission));
    return `### ${operationId}\n\nAbout ${permission.about}.\n\n${body}`;
  });
  const guards = Object.entries(guarded).map(
    ([operationId, rows]) =>
      `### ${operationId}\n\n${table(
        ['viewer', ...guardedTargets.map((target) => guardedTargetTexts[target])],
        Object.entries(rows).map(([viewer, statuses]) => [viewer, ...statuses]),
      )}`,
  );
  return `# Who may do what

Made by \`pnpm generate\` from \`apps/api/src/access/permissions.ts\`. \`pnpm test:wall\` asks the API every line of it and
compares: the status, that a list holds what the viewer may see and nothing else, and that an answer about something foreign
is to the letter, the headers and the time the answer about something that does not exist. A refusal changes nothing.

A and B are clients; public clients are open to everybody. What is not a viewer's to see answers 404, as if it did not exist;
403 is for what one may know of and not do.

| viewer | who that is |
| --- | --- |
${viewers.map((viewer) => line([viewer, viewerTexts[viewer]])).join('\n')}

## Operations

${operations.join('\n\n')}

## Whom the portal guards

Key users (PortalKeyUser, ApiUser) are never deleted, users made in the back-office never changed, administrators get their
password there, and nobody deletes oneself or changes the own roles or client. The last administrator stays.

${guards.join('\n\n')}

### Roles that are given and taken

An administrator gives and takes any role. A key user makes neither administrators nor ApiUsers, and takes no role from a key
user: who must not be deleted must not be made deletable by a detour.

${table(
  ['viewer', ...roleChanges],
  Object.entries(roleChangers).map(([viewer, statuses]) => [viewer, ...statuses]),
)}
`;
}
