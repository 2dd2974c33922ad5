/** Words that guessing begins with in this product, beside the list of common passwords. */
const productWords = ['zrak', 'portal', 'geslo', 'passwort', 'password', 'lozinka', 'okolje', 'umwelt'];

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const keyboardRows = ['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];
const rows = [alphabet, ...keyboardRows].flatMap((row) => [row, Array.from(row).toReversed().join('')]);

/** Characters that are written for letters; a `1` is an i or an l. */
const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '!': 'i',
};

/** Shorter words are part of many passwords by chance. */
const shortestWord = 3;
/** More digits or other characters around a word are work to guess. */
const mostDigits = 4;
const mostOthers = 4;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that is set: 49,000 words. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...productWords]),
  );
  return common;
}

/**
 * Whether a password is easy to guess although it satisfies the rules of `passwordFault`: a common password, or words of
 * the account, with capitals, the usual substitutes for letters, and a few digits and other characters around.
 *
 * @param account names and addresses of the user and the client
 */
export async function isGuessable(password: string, account: readonly (string | null | undefined)[]): Promise<boolean> {
  const words = await commonPasswords();
  const folded = foldCase(password);
  if (words.has(alphanumeric(folded))) return true;
  const own = [...productWords, ...account.flatMap((text) => wordsOf(text ?? ''))];
  own.sort((a, b) => b.length - a.length);
  return spellingsOf(folded).some(
    ({ core, ends }) => isThin(ends) && (isCommon(core, words) || isOwn(core, ends, own, words)),
  );
}

function isCommon(core: string, words: ReadonlySet<string>): boolean {
  if (core.length < shortestWord) return false;
  const isSequence = rows.some((row) => row.includes(core)) || /^(.)\1+$/u.test(core);
  return isSequence || words.has(core) || words.has(alphanumeric(core));
}

/** Own words, and at most one common word or three letters more. */
function isOwn(core: string, ends: string, own: readonly string[], words: ReadonlySet<string>): boolean {
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), core);
  if (rest === core) return false;
  const others = rest.replaceAll(/\P{L}/gu, '');
  return isThin(ends + rest.replaceAll(/\p{L}/gu, '')) && (others.length <= shortestWord || words.has(others));
}

function isThin(text: string): boolean {
  const digits = text.replaceAll(/\P{N}/gu, '').length;
  return digits <= mostDigits && text.length - digits <= mostOthers;
}

/** The part from the first letter to the last, as it is typed and with letters for their substitutes. */
function spellingsOf(folded: string): { core: string; ends: string }[] {
  const [, head = '', core = '', tail = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(folded)!;
  const ends = head + tail;
  // An "@" or "$" before the first letter is a letter too, unlike a "!" after the last one.
  const substitute = /[@$]$/.exec(head)?.[0] ?? '';
  const decoded = (text: string, one: string): string =>
    text.replaceAll(/\P{L}/gu, (character) => (character === '1' ? one : (letters[character] ?? character)));
  return [
    { core, ends },
    ...['i', 'l'].map((one) => ({ core: decoded(core, one), ends })),
    ...['i', 'l'].map((one) => ({ core: decoded(substitute + core, one), ends })),
  ];
}

/** Lower case, without accents. */
function foldCase(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

const alphanumeric = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

function wordsOf(text: string): string[] {
  return foldCase(text)
    .split(/\P{L}+/u)
    .filter((word) => word.length >= shortestWord);
}
