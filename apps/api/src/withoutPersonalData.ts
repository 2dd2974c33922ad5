/** Longer texts are cut before they are searched, and longer words are left out. */
const longestText = 10_000;
const longestWord = 300;

// Engines quote a property or an expression of the code, not input, after these words.
const quoted = /(?<!\w|\b(?:reading|setting|evaluating|property) )(["'`“„«])[^"'`”“»\n]*(?:["'`”“»]|$)/gm;
const named = /(?<![\w?&])(bearer|password|token|secret|code|key|user|username|name)\b(\s*[:=]\s*|(?<=bearer)\s+)\S+/gi;
const word = /[^\s()<>[\]{},;"'`“”„«»|]+/g;
/** A phone number, a date, or coordinates; not the line and column of a file. */
const spacedNumber = /(?<![\d:])\+?\d[\d .,/-]{5,}\d/g;

/** A script or style with its line and column, in Firefox and Safari after the name of a function. */
const file =
  /^(?<caller>[\w$.*/~-]*@)?(?:.*\/)?(?<name>[\w-]+(?:\.[\w-]+)*\.(?:m?js|tsx?|css))(?:\?[^:]*)?(?<position>(?::\d+){0,2}):?$/i;

/**
 * A message or stack of an error without what may identify somebody: addresses, queries, mail addresses, tokens, ids,
 * quoted texts, and numbers of four digits and more. Names of scripts stay, with line and column. Applied twice, it
 * changes nothing more. The portal and its server each have this module, and a test compares the two.
 */
export function withoutPersonalData(text: string): string {
  return text
    .slice(0, longestText)
    .replaceAll(quoted, "'…'")
    .replaceAll(named, '$1$2(text)')
    .replaceAll(word, withoutIt)
    .replaceAll(spacedNumber, '(number)');
}

function withoutIt(given: string): string {
  if (given.length > longestWord) return '(text)';
  const ofFile = file.exec(given)?.groups;
  if (ofFile) return `${ofFile['caller'] ?? ''}${ofFile['name']}${ofFile['position']}`;
  const end = /[.:!?…]*$/.exec(given)![0];
  const rest = given.slice(0, given.length - end.length);
  if (rest.includes('@')) return `(mail)${end}`;
  if (rest.includes('/') || rest.includes('::') || /^(?:data|blob|mailto|urn|tel):/i.test(rest))
    return `(address)${end}`;
  if (/[=&?%]/.test(rest)) return `(query)${end}`;
  if (rest.startsWith('eyJ') || (/[\w-]{16,}/.test(rest) && /\d/.test(rest))) return `(token)${end}`;
  if (/^[a-z]{2,5}_\w/.test(rest)) return `(id)${end}`;
  if (rest.replaceAll(/\D/g, '').length > 3) return `(number)${end}`;
  return given;
}
