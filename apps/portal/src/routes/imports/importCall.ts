import { type Api, ApiError, type ImportOutcome } from '@zrak/api-client';
import type { ImportOptions } from './importChoices.ts';

/** Part of the work that is done; `share` is null while it is not known. */
export interface ImportProgress {
  step: 'reading' | 'writing';
  share: number | null;
}

export interface ImportCall {
  file: File;
  options: ImportOptions;
  /** Tries everything and keeps nothing. */
  isDryRun: boolean;
  /** Of the plan on the screen: the import refuses another one. Undefined for a dry run, and if the backend has named none. */
  fingerprint?: string | undefined;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

type Line = { step?: ImportProgress['step']; share?: number; outcome?: ImportOutcome };

/** Sends a file to be imported. @returns its outcome, or only the reason why there is none */
export async function importFile(
  api: Api,
  { file, options, isDryRun, fingerprint, signal, onProgress }: ImportCall,
): Promise<{ outcome: ImportOutcome; error?: never } | { outcome?: never; error: ApiError }> {
  try {
    const { data, error } = await api.POST('/api/imports', {
      params: {
        query: {
          name: file.name,
          isDryRun,
          options: JSON.stringify(options),
          ...(fingerprint !== undefined && { fingerprint }),
        },
      },
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      bodySerializer: (body) => body as File,
      parseAs: 'stream',
      signal,
    });
    if (error) return { error };
    for await (const line of linesOf(data as ReadableStream<Uint8Array<ArrayBuffer>>)) {
      const { step, share, outcome } = JSON.parse(line) as Line;
      if (outcome) return { outcome };
      if (step) onProgress({ step, share: share ?? null });
    }
    // The connection ended before the outcome.
    return { error: new ApiError({ key: 'networkError' }) };
  } catch {
    return { error: new ApiError({ key: 'networkError' }, { isAborted: signal.aborted }) };
  }
}

/** The lines of a stream of UTF-8 text, without empty ones. */
export async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
  if (rest !== '') yield rest;
}
