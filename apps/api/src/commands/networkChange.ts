import { defaultLanguage, type Language } from '../language.ts';
import { applyChanges, isConflict, LastAdministrator, OutdatedPlan } from '../network/apply.ts';
import { planText } from '../network/describe.ts';
import { type Change, lossesOf } from '../network/plan.ts';
import { type NetworkState, readNetwork } from '../network/state.ts';
import { CommandError, print } from './command.ts';
import { confirm } from './terminal/confirm.ts';
import type { CommandContext } from './database.ts';
import { invite } from './invite.ts';

const withoutTerminal = 'Nothing was changed: there is no terminal to ask. --yes applies the plan.';

export interface ChangeOptions {
  isDryRun: boolean;
  /** Without a question. */
  isConfirmed: boolean;
  /** Prints all lines of a long plan. */
  isWhole: boolean;
  /** Lines about the file that are no faults, printed after the plan. */
  notes?: string;
  /** Of the mails to new users. */
  language?: Language;
}

/** Prints what a plan changes, asks, and applies it. @throws CommandError */
export async function changeNetwork(
  context: CommandContext,
  plan: (state: NetworkState) => Change[],
  { isDryRun, isConfirmed, isWhole, notes = '', language = defaultLanguage }: ChangeOptions,
): Promise<number> {
  const { db, now, settings } = context;
  const changes = plan(await readNetwork(db));
  print(planText(changes, isWhole));
  if (notes !== '') print(notes);
  if (changes.length === 0 || isDryRun) return 0;
  if (!isConfirmed && !(await confirm('Apply these changes? [y/N] ', withoutTerminal))) {
    print('Nothing was changed.');
    return 1;
  }
  const givesPasswords = settings.smtpUrl === undefined;
  const added = await applyChanges(db, changes, { now: now(), givesPasswords, plan }).catch((error: unknown) => {
    throw explained(error);
  });
  print('Done.');
  await invite(context, added, language);
  return 0;
}

/** @throws CommandError if series would be removed with their measurements, and that is not asked for */
export function refuseLosses(changes: Change[], { removeMeasurements }: { removeMeasurements: boolean }): void {
  const lost = lossesOf(changes);
  if (lost.length === 0 || removeMeasurements) return;
  const lines = lost.map((label) => `The series ${label} has measurements.`);
  throw new CommandError([...lines, 'Nothing was changed: --remove-measurements deletes them.'].join('\n'));
}

function explained(error: unknown): unknown {
  if (error instanceof OutdatedPlan) {
    return new CommandError('Nothing was changed: the network has changed since the plan. Run the command again.');
  }
  if (error instanceof LastAdministrator) {
    return new CommandError('Nothing was changed: no administrator would remain.');
  }
  if (!isConflict(error)) return error;
  return new CommandError(`Nothing was changed: ${error.detail ?? error.message}`);
}
