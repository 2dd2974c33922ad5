import { createHash } from 'node:crypto';
import type { Logo } from './objects.ts';

/** Bytes. */
export const largestLogo = 200_000;

/** Media types of logos, each with the beginning of its files in Latin-1. */
const beginnings: Record<string, RegExp> = {
  'image/png': /^\x89PNG\r\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/svg+xml': /^(\xef\xbb\xbf)?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i,
};

/** The logo; undefined if the content is no picture of this type. */
export function logoOf(mediaType: string, content: Buffer): Logo | undefined {
  const text = content.toString('latin1');
  const isPicture = beginnings[mediaType]?.test(text) && (mediaType !== 'image/svg+xml' || text.includes('<svg'));
  return isPicture ? { mediaType, content, md5: createHash('md5').update(content).digest('hex') } : undefined;
}
