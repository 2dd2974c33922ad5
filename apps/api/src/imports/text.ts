import { Refusal } from './refusal.ts';
import { isUtf16, readSource, type Source } from './source.ts';

/** Encoding by the byte order mark, or by which fits the first bytes. */
export function encodingOf({ head }: Source): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const wide = isUtf16(head);
  if (wide !== undefined) return wide;
  try {
    // `stream`: the sample may end inside a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    // The superscript of m³ is a letter in the code page of central Europe.
    return head.includes('m\xb3', 0, 'latin1') ? 'windows-1252' : 'windows-1250';
  }
}

export function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** The text of a source, in parts. @throws Refusal if a part does not fit the encoding */
export async function* readText(source: Source, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  const decode = (part?: Buffer): string => {
    try {
      return decoder.decode(part, { stream: part !== undefined });
    } catch {
      const { name } = source;
      throw encoding === 'utf-8'
        ? new Refusal('imports.refusals.notUtf8', { name, line })
        : new Refusal('imports.refusals.notEncoded', { name, encoding, line });
    }
  };
  for await (const part of readSource(source)) {
    const text = decode(part);
    yield text;
    if (encoding === 'utf-8') for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) line++;
  }
  // Fails if the text ends inside a character.
  decode();
}

export const headText = (source: Source, encoding: string): string =>
  new TextDecoder(encoding).decode(source.head, { stream: true });
