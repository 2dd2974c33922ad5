import { readAnswer } from '../../packages/api-client/src/readAnswer.ts';
import type { paths } from '../../packages/api-client/src/schema.d.ts';
import type { Reply } from './server.ts';

type Answered<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : unknown;

/** `helped`: the portal reads it, but the answer differs from the contract. `notTried`: nothing to try it with. */
export type Verdict = 'fits' | 'helped' | 'missing' | 'broken' | 'notTried';

export interface Finding {
  /** `operationId` of the contract, or a rule of several operations. */
  operation: string;
  verdict: Verdict;
  notes: string[];
}

const worst: Verdict[] = ['notTried', 'fits', 'helped', 'missing', 'broken'];

/** One finding for several attempts of the same operation: the worst verdict and all notes. */
export function merged(findings: readonly Finding[]): Finding {
  const [first] = findings;
  const verdict = worst[Math.max(...findings.map((one) => worst.indexOf(one.verdict)))]!;
  return { operation: first!.operation, verdict, notes: [...new Set(findings.flatMap(({ notes }) => notes))] };
}

const describe = (value: unknown) => (Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value);

/** Pointers to parts that the client has changed, without those that the server left out. */
function helpedParts(before: unknown, after: unknown, pointer = ''): string[] {
  if (before === undefined || before === null) return [];
  if (typeof before !== 'object' || typeof after !== 'object' || after === null) {
    return before === after ? [] : [`${pointer || '/'} is ${describe(before)}: ${JSON.stringify(before).slice(0, 60)}`];
  }
  if (Array.isArray(before) !== Array.isArray(after)) return [`${pointer} is ${describe(before)}`];
  return Object.entries(before).flatMap(([key, value]) => {
    const own = (after as Record<string, unknown>)[key];
    if (own === undefined && value !== null)
      return [`${pointer}/${key} is ignored: ${JSON.stringify(value).slice(0, 60)}`];
    return helpedParts(value, own, `${pointer}/${key}`);
  });
}

/** Few examples are enough: a list repeats the same difference with every item. */
function examples(parts: string[]): string[] {
  const kinds = new Map<string, string>();
  for (const part of parts) {
    const kind = part.replace(/\/\d+/g, '').replace(/:.*/, '');
    if (!kinds.has(kind)) kinds.set(kind, part);
  }
  return [...kinds.values()];
}

/** Compares a successful answer with the contract. */
export function judge(operation: string, method: string, path: string, reply: Reply): Finding {
  const finding = (verdict: Verdict, ...notes: string[]): Finding => ({ operation, verdict, notes });
  if (reply.failure !== undefined) return finding('broken', `no answer (${reply.failure})`);
  if (reply.status === 404 || reply.status === 405 || reply.status === 501) {
    return finding('missing', `answers ${reply.status}`);
  }
  if (reply.status < 200 || reply.status > 299) return finding('broken', `answers ${reply.status}`);
  const answer = readAnswer(method, path, structuredClone(reply.body), 'UTC');
  if ('misfit' in answer) {
    return finding('broken', `${answer.misfit.pointer || 'the answer'} is absent or does not fit`);
  }
  const leftOut = answer.leftOut.map(({ pointer }) => `${pointer} does not fit, so its item is left out`);
  if (leftOut.length > 0) return finding('broken', ...examples(leftOut));
  const helped = examples(helpedParts(reply.body, answer.data));
  return finding(helped.length > 0 ? 'helped' : 'fits', ...helped);
}

/** The answer to a read as the portal sees it; undefined if it sees none. */
export function seen<Path extends keyof paths>(path: Path, reply: Reply): Answered<Path> | undefined {
  if (reply.status < 200 || reply.status > 299) return undefined;
  const answer = readAnswer('GET', path, structuredClone(reply.body), 'UTC');
  return 'misfit' in answer ? undefined : (answer.data as Answered<Path>);
}
