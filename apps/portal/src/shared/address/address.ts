import type { Param } from './param.ts';

export type Params<Values> = { readonly [Name in keyof Values]: Param<Values[Name]> };

/** Search params of a screen, by name. */
export interface Address<Values> {
  names: readonly (keyof Values & string)[];
  read: (search: URLSearchParams) => Values;
  /** The search after a change; params that do not belong to this address are kept. */
  write: (search: URLSearchParams, change: Partial<Values>) => URLSearchParams;
  /** The search with exactly these values: the same text for the same values. */
  format: (values: Partial<Values>) => string;
}

/**
 * @param params how each value is written
 * @param resets which dependent values a change of one value resets
 */
export function defineAddress<Values extends object>(
  params: Params<Values>,
  resets: NoInfer<{ readonly [Name in keyof Values]?: Partial<Values> }> = {},
): Address<Values> {
  const names = Object.keys(params) as (keyof Values & string)[];
  const write = (search: URLSearchParams, change: Partial<Values>) => {
    const changed = names.filter((name) => change[name] !== undefined);
    const all: Partial<Values> = {};
    for (const name of changed) Object.assign(all, resets[name]);
    for (const name of changed) all[name] = change[name];
    const next = new URLSearchParams(search);
    for (const name of names) {
      const value = all[name];
      if (value === undefined) continue;
      const text = params[name].serialise(value);
      if (text === null) next.delete(name);
      else next.set(name, text);
    }
    return next;
  };
  return {
    names,
    read: (search) =>
      Object.fromEntries(names.map((name) => [name, params[name].parse(search.get(name))])) as unknown as Values,
    write,
    format: (values) => write(new URLSearchParams(), values).toString(),
  };
}
