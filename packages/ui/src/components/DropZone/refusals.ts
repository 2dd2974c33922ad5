/** Why a file is not taken. */
export type Refusal = 'type' | 'size' | 'count';

export interface FileLimits {
  acceptedFileTypes: readonly string[] | undefined;
  maxBytes: number | undefined;
  allowsMultiple: boolean;
}

/** Whether an ending (".csv") or media type ("text/csv", "image/*") of an `accept` list fits the file. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accepted: readonly string[]): boolean {
  return accepted.some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
    return type.toLowerCase() === wanted;
  });
}

/** Sorts files into those that are taken and those that are not, with the first reason. */
export function sortFiles<Sized extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly Sized[],
  { acceptedFileTypes, maxBytes, allowsMultiple }: FileLimits,
): { taken: Sized[]; refused: { file: Sized; reason: Refusal }[] } {
  const taken: Sized[] = [];
  const refused: { file: Sized; reason: Refusal }[] = [];
  for (const file of files) {
    if (acceptedFileTypes && !isAccepted(file, acceptedFileTypes)) refused.push({ file, reason: 'type' });
    else if (maxBytes !== undefined && file.size > maxBytes) refused.push({ file, reason: 'size' });
    else if (!allowsMultiple && taken.length > 0) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
