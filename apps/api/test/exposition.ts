/** A page in the text format of Prometheus. */
export interface Exposition {
  /** Type of each metric. */
  types: Map<string, string>;
  samples: { name: string; labels: Record<string, string>; value: number }[];
  /** The value of the one sample with this name and these labels. */
  value: (name: string, labels?: Record<string, string>) => number | undefined;
}

const sample =
  /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*)\})? ([Nn]a[Nn]|[+-]Inf|[-+.\deE]+)$/;

/** @throws if a line is neither a comment nor a sample of a metric that has a type and a description */
export function readExposition(page: string): Exposition {
  if (!page.endsWith('\n')) throw new Error('the last line has no end');
  const types = new Map<string, string>();
  const described = new Set<string>();
  const samples: Exposition['samples'] = [];
  for (const line of page.split('\n').filter((each) => each !== '')) {
    const comment = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line);
    if (comment?.[1] === 'HELP') described.add(comment[2]!);
    else if (comment !== null) types.set(comment[2]!, comment[3]!);
    else samples.push(readSample(line));
  }
  for (const { name } of samples) {
    const family = types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');
    if (!types.has(family) || !described.has(family)) throw new Error(`${name} has no type or description`);
  }
  return {
    types,
    samples,
    value: (name, labels = {}) =>
      samples.find(
        (one) =>
          one.name === name &&
          Object.keys(one.labels).length === Object.keys(labels).length &&
          Object.entries(labels).every(([label, value]) => one.labels[label] === value),
      )?.value,
  };
}

function readSample(line: string): Exposition['samples'][number] {
  const [, name, labels = '', value] = sample.exec(line) ?? [];
  if (name === undefined) throw new Error(`no sample: ${line}`);
  const pairs = [...labels.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text]);
  return {
    name,
    labels: Object.fromEntries(pairs) as Record<string, string>,
    value: Number(value!.replace('Inf', 'Infinity')),
  };
}
