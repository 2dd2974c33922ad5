import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CheckOptions, faultsOfObjects } from '../network/checkObjects.ts';
import type { NetworkDefinition } from '../network/definition.ts';
import { type Fault, quoted } from '../network/faults.ts';
import { largestLogo, logoOf } from '../network/logo.ts';
import { type NetworkFile, readNetworkFile } from '../network/networkFile.ts';
import { type Logo, type MatchOptions, objectsOf, type PlanPicture } from '../network/objects.ts';
import { otherLanguages } from '../network/otherLanguages.ts';
import { type Change, planChanges } from '../network/plan.ts';
import { largestPlan, planPictureOf } from '../network/planPicture.ts';
import type { NetworkState } from '../network/state.ts';
import { type Sentence, sentence } from '../sentence.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { withDatabase } from './database.ts';
import { operatorPath } from './files.ts';
import { commandLanguage } from './language.ts';
import { changeNetwork, refuseLosses } from './networkChange.ts';

const help = `Usage: zrak apply FILE [--dry-run] [--all] [--yes] [--prune] [--remove-measurements] [--language CODE]

Brings the network in the database to that of a YAML or JSON file: clients with their stations, series, instruments and
users, and own parameters and limit values. Prints the plan first (+ added, ~ changed, - removed) and asks. A second
run changes nothing. Running servers show the changes within a second.

  --dry-run               only print the plan
  --all                   print all lines of a plan of more than 50
  --yes                   do not ask
  --prune                 remove clients, stations, instruments, series, own parameters and own limit values that are
                          not in the file; users go with their client
  --remove-measurements   delete the measurements of series that are removed, or whose interval changes
  --language CODE         language of the mails to new users: en, sl or de; otherwise as the locale of the system

The smallest file:

  clients:
    - code: PORT
      name: Port of Koper
      stations:
        - name: Quay 7
          latitude: 45.55
          longitude: 13.73
          interval: PT1H
          series: [PM10, NO2]

All fields, with their defaults: docs/operators.md, "Your own network". "zrak show" prints the network as such a file.
The database is that of DATABASE_URL, or the embedded one in ZRAK_DATA.`;

const pictureTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      all: { type: 'boolean' },
      prune: { type: 'boolean' },
      'remove-measurements': { type: 'boolean' },
      language: { type: 'string' },
    },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new UsageError('Name one file.');
  const language = commandLanguage(values.language, process.env);
  const file = readNetworkFile(name, sourceOf(operatorPath(name)));
  if ('faults' in file) throw new CommandError(file.faults);
  const pictures = picturesOf(file, dirname(operatorPath(name)));
  const options = { prune: values.prune ?? false, removeMeasurements: values['remove-measurements'] ?? false };
  const plan = (state: NetworkState): Change[] => planOf(file, state, pictures, options);
  const answers = {
    isDryRun: values['dry-run'] ?? false,
    isConfirmed: values.yes ?? false,
    isWhole: values.all ?? false,
    notes: file.describe(otherLanguages(file.definition)),
    language,
  };
  return withDatabase(async (context) => changeNetwork(context, plan, answers));
}

function sourceOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** @throws CommandError with a line for each fault */
export function planOf(
  { definition, describe }: NetworkFile,
  state: NetworkState,
  pictures: Pick<MatchOptions, 'logos' | 'planPictures'>,
  options: CheckOptions,
): Change[] {
  const wanted = objectsOf(definition, state, pictures);
  const faults = faultsOfObjects(wanted, definition, state, options);
  if (faults.length > 0) throw new CommandError(describe(faults));
  const changes = planChanges(wanted, state, options);
  refuseLosses(changes, options);
  return changes;
}

/** Reads the pictures that the file names. @throws CommandError with a line for each that is not usable */
function picturesOf({ definition, describe }: NetworkFile, folder: string) {
  const logos = new Map<string, Logo>();
  const planPictures = new Map<string, PlanPicture>();
  const faults: Fault[] = [];
  for (const [index, { logo, sitePlan }] of (definition satisfies NetworkDefinition).clients.entries()) {
    if (typeof logo === 'string') {
      const read = readPicture(logo, folder, largestLogo, logoOf);
      if ('id' in read) faults.push({ path: ['clients', index, 'logo'], message: read });
      else logos.set(logo, read);
    }
    if (sitePlan?.picture !== undefined) {
      const read = readPicture(sitePlan.picture, folder, largestPlan, planOfType);
      if ('id' in read) faults.push({ path: ['clients', index, 'sitePlan', 'picture'], message: read });
      else planPictures.set(sitePlan.picture, read);
    }
  }
  if (faults.length > 0) throw new CommandError(describe(faults));
  return { logos, planPictures };
}

function planOfType(mediaType: string, content: Buffer): PlanPicture | Sentence | undefined {
  const picture = planPictureOf(content);
  if (picture === 'noPictureSize') return sentence('network.faults.noPictureSize');
  return picture !== 'noPicture' && picture.mediaType === mediaType ? picture : undefined;
}

function readPicture<Picture extends object>(
  path: string,
  folder: string,
  largest: number,
  pictureOf: (mediaType: string, content: Buffer) => Picture | undefined,
): Picture | Sentence {
  const value = quoted(path);
  const mediaType = pictureTypes[extname(path).toLowerCase()];
  if (mediaType === undefined) {
    return sentence('network.faults.noPicture', { value, types: Object.keys(pictureTypes).join(', ') });
  }
  let content: Buffer;
  try {
    content = readFileSync(resolve(folder, path));
  } catch (error) {
    return sentence('network.faults.unreadable', { value, cause: (error as Error).message });
  }
  const { length: size } = content;
  if (size > largest) return sentence('network.faults.pictureTooLarge', { value, size, limit: largest });
  return pictureOf(mediaType, content) ?? sentence('network.faults.otherPicture', { value, type: mediaType });
}

export const command: Command = { run, summary: 'bring the network in the database to that of a file', help };
