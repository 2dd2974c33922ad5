import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { defaultLanguage } from '../language.ts';
import { inWords } from '../sentence.ts';
import { texts } from '../texts.ts';
import { networkDefinition, type NetworkDefinition } from './definition.ts';
import { type Fault, faultsIn, fieldOf, type Path } from './faults.ts';

const say = texts.in(defaultLanguage);

export interface NetworkFile {
  definition: NetworkDefinition;
  /** Faults as `network.yaml:3:5: message`, a line each, in the order of the file. */
  describe: (faults: Fault[]) => string;
}

/** Reads a file of a network, YAML or JSON. @returns its content, or its faults as lines */
export function readNetworkFile(name: string, source: string): NetworkFile | { faults: string } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos, message }) => {
      const { line, col } = lines.linePos(pos[0]);
      return `${name}:${line}:${col}: ${message}`;
    });
    return { faults: faults.join('\n') };
  }
  const describe: NetworkFile['describe'] = (faults) =>
    faults
      .map(({ path, message }) => ({ path, message, offset: offsetOf(document, path) }))
      .sort((one, other) => one.offset - other.offset)
      .map(({ path, message, offset }) => {
        const { line, col } = lines.linePos(offset);
        return `${name}:${line}:${col}: ${[...fieldOf(path), inWords(message, say)].join(' ')}`;
      })
      .join('\n');
  const given: unknown = document.toJS({ maxAliasCount: 1000 });
  const result = networkDefinition.safeParse(given ?? {});
  if (result.success) return { definition: result.data, describe };
  return { faults: describe(faultsIn(result.error, networkDefinition, given)) };
}

/** Position of the value at a path; of the object around it where it is missing, of the key where it is unknown. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      const parent: unknown = document.getIn(path.slice(0, length - 1), true);
      const pair = isMap(parent) && length === path.length ? pairOf(parent, path[length - 1]!) : undefined;
      return pair ?? node.range[0];
    }
  }
  return 0;
}

/** Position of the key, if its value is a list or an object: these begin on the next line. */
function pairOf(map: { items: { key: unknown; value: unknown }[] }, key: PropertyKey): number | undefined {
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  return pair !== undefined && isScalar(pair.key) && !isScalar(pair.value) ? pair.key.range?.[0] : undefined;
}
