import type { AuditEvent } from '@zrak/api-client';

/** Equal events in a row, shown as the newest of them. */
export interface AuditGroup extends AuditEvent {
  /** Newest first, with the one of the newest event. */
  times: string[];
}

const hasDetails = (event: AuditEvent): boolean =>
  Boolean(
    event.changes?.length ||
    event.networkChanges?.length ||
    (event.export ??
      event.report ??
      event.apiKey ??
      event.measurementsImport ??
      event.retention ??
      event.contentChange),
  );

const isEqual = (one: AuditEvent, other: AuditEvent): boolean =>
  one.kind === other.kind &&
  one.outcome === other.outcome &&
  one.actor?.userName === other.actor?.userName &&
  one.target?.userName === other.target?.userName &&
  one.clientId === other.clientId &&
  one.network === other.network;

/** Events with details are never equal: each says something else. */
export function groupsOf(events: readonly AuditEvent[]): AuditGroup[] {
  const groups: AuditGroup[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && isEqual(last, event) && !hasDetails(last) && !hasDetails(event)) last.times.push(event.time);
    else groups.push({ ...event, times: [event.time] });
  }
  return groups;
}
