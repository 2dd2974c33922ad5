import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Schemas } from '../../contract/schemas.ts';
import type { Conflict } from '../../errors.ts';
import { isConflict, LastAdministrator, OutdatedPlan } from '../../network/apply.ts';
import { type Fault, fieldOf, type Path } from '../../network/faults.ts';
import type { WantedObject } from '../../network/objects.ts';
import { inWords } from '../../sentence.ts';
import { type Say, texts } from '../../texts.ts';

export class NetworkFaults extends Error {
  override name = 'NetworkFaults';
  readonly faults: Fault[];

  constructor(faults: Fault[]) {
    super('faults in a change of the network');
    this.faults = faults;
  }
}

/** Measurements would be deleted, and that was not asked for. */
export class LostMeasurements extends Error {
  override name = 'LostMeasurements';
  /** Labels of their series. */
  readonly series: string[];

  constructor(series: string[]) {
    super('measurements would be lost');
    this.series = series;
  }
}

/** An object that must exist is removed or elsewhere. */
export class GoneObject extends Error {
  override name = 'GoneObject';
  readonly path: Path;
  readonly label: string;

  constructor({ path, label }: Pick<WantedObject, 'path' | 'label'>) {
    super('an object of the network is gone');
    this.path = path;
    this.label = label;
  }
}

const mostFaults = 100;

/** The result of a change of the network; what it breaks is answered with its fields, in the viewer's language. */
export async function orRefusal<T>(
  { language }: FastifyRequest,
  reply: FastifyReply,
  change: () => Promise<T>,
): Promise<T | FastifyReply> {
  try {
    return await change();
  } catch (error) {
    const say = texts.in(language);
    if (error instanceof NetworkFaults) return reply.code(400).send(faultsAnswer(error.faults, say));
    if (error instanceof GoneObject) return reply.code(409).send(goneAnswer(error, say));
    const conflict = conflictOf(error);
    if (conflict === undefined) throw error;
    const series = error instanceof LostMeasurements ? { series: error.series } : {};
    const message = say(`network.conflicts.${conflict}`, { count: series.series?.length ?? 0 });
    return reply.code(409).send({ message, conflict, ...series } satisfies Schemas['NetworkError']);
  }
}

function conflictOf(error: unknown): Conflict | undefined {
  if (error instanceof LostMeasurements) return 'measurements';
  if (error instanceof OutdatedPlan) return 'outdated';
  if (error instanceof LastAdministrator) return 'lastAdministrator';
  return isConflict(error) ? 'exists' : undefined;
}

const goneAnswer = ({ path, label }: GoneObject, say: Say): Schemas['NetworkError'] => ({
  message: say('network.conflicts.gone', { label }),
  conflict: 'outdated',
  field: path.join('/'),
});

/** The first faults as sentences, alone and with the name of their field. */
export const faultAnswers = (faults: Fault[], say: Say) =>
  faults.slice(0, mostFaults).map(({ path, message }) => {
    const words = inWords(message, say);
    return {
      field: path.join('/'),
      message: sentenceOf(words),
      named: sentenceOf([...fieldOf(path), words].join(' '), false),
    };
  });

function faultsAnswer(faults: Fault[], say: Say): Schemas['NetworkError'] {
  const shown = faultAnswers(faults, say);
  const [first] = shown as [(typeof shown)[number]];
  return {
    message: first.named,
    field: first.field,
    faults: shown.map(({ field, message }) => ({ field, message })),
  };
}

/** The name of a field keeps its case. */
function sentenceOf(words: string, isCapitalised = true): string {
  const start = isCapitalised ? words[0]!.toUpperCase() + words.slice(1) : words;
  return /[.?]$/.test(start) ? start : `${start}.`;
}
