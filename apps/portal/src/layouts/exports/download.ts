import { type Api, ApiError, type ExportQuery } from '@zrak/api-client';
import { fileNameOf } from '../../shared/download.ts';
import { createInspector, promisedBy } from './fileIntegrity.ts';
import { type ExportFormat, formatOf, nameWithEnding } from './formatNames.ts';

/** Milliseconds without a byte after which a connection counts as broken. */
const idleLimitMs = 60_000;

export interface Progress {
  /** Bytes received. */
  received: number;
  /** Total bytes; null if the server does not know. */
  total: number | null;
}

export interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/**
 * Downloads an export. The file is named by its type, which may be another one than was asked for.
 *
 * @returns the whole file with its format, or only the reason of the failure
 */
export async function download(
  api: Api,
  query: ExportQuery,
  { signal, onProgress }: DownloadOptions,
): Promise<{ file: File; format: ExportFormat; error?: never } | { file?: never; format?: never; error: ApiError }> {
  const idleTimeout = createIdleTimeout();
  try {
    const { data, error, response } = await api.GET('/api/exportData/get', {
      params: { query },
      parseAs: 'stream',
      signal: AbortSignal.any([signal, idleTimeout.signal]),
    });
    if (error) return { error };
    const promised = promisedBy(response);
    if (/html|json|plain/.test(promised.mediaType)) {
      void response.body?.cancel();
      return { error: new ApiError({ key: 'unreadable' }, { status: response.status, misfit: 'exportData' }) };
    }
    const inspector = createInspector(promised);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    const reader = (data as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      idleTimeout.restart();
      pieces.push(piece.value);
      inspector.take(piece.value);
      received += piece.value.length;
      onProgress({ received, total: promised.size });
    }
    if (!inspector.isWhole()) return { error: new ApiError({ key: 'networkError' }) };
    // A server that does not name the type sends what it was asked for.
    const format = formatOf(promised.mediaType) ?? query.format ?? 'xlsx';
    const name = nameWithEnding(fileNameOf(response, 'export'), format);
    return { file: new File(pieces, name, { type: promised.mediaType }), format };
  } catch {
    return { error: new ApiError({ key: 'networkError' }, { isAborted: signal.aborted }) };
  } finally {
    idleTimeout.end();
  }
}

/** Aborts when no byte has arrived for a while. */
function createIdleTimeout() {
  const controller = new AbortController();
  const abortIdle = () => controller.abort(new DOMException('Nothing comes any more.', 'TimeoutError'));
  let timer = setTimeout(abortIdle, idleLimitMs);
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(abortIdle, idleLimitMs);
    },
    end: () => clearTimeout(timer),
  };
}
