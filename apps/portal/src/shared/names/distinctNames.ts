interface Named {
  id: string;
  name: string;
}

/** One of a list, in which several may have the same name. */
export interface DistinctName extends Named {
  /** Differs from those of all others of its name; absent where no other has the name. */
  detail?: string;
  /** Name and detail, for a list that shows one text. */
  label: string;
}

/**
 * Adds a detail to each of a list whose name occurs more than once, where the detail of one is absent or equal to that of
 * another its id.
 */
export function distinctNames<One extends Named>(
  all: readonly One[],
  detailOf: (one: One) => string | undefined,
): (One & DistinctName)[] {
  const details = new Map<string, string>();
  for (const namesakes of Map.groupBy(all, ({ name }) => name).values()) {
    if (namesakes.length === 1) continue;
    for (const [detail, equal] of Map.groupBy(namesakes, detailOf)) {
      for (const { id } of equal) details.set(id, detail === undefined || equal.length > 1 ? id : detail);
    }
  }
  return all.map((one) => {
    const { id, name } = one;
    const detail = details.get(id);
    return detail === undefined ? { ...one, label: name } : { ...one, detail, label: `${name} (${detail})` };
  });
}

/** Clients by their code. */
export const distinctClients = (clients: ReadonlyArray<Named & { code: string }>): DistinctName[] =>
  distinctNames(clients, ({ code }) => code);
