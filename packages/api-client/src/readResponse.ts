import { ApiError } from './ApiError.ts';
import type { ApiResult } from './ApiResult.ts';
import { errorOfResponse } from './errorOfResponse.ts';
import { type Misfit, readAnswer, warnLeftOut } from './readAnswer.ts';

interface Received {
  /** In upper case. */
  method: string;
  /** As in the contract. */
  path: string;
  /** Text of a successful response; the parsed JSON, or else the text, of a refusal. */
  body: unknown;
}

export interface ReadOptions {
  /**
   * IANA time zone of answers that name none, or one that is unknown here, such as a name of Windows. Default: that of
   * the device.
   */
  timeZone?: string;
  /** Called with each item of a list that does not fit the contract and was therefore left out. Default: a warning in the console. */
  onLeftOut?: (misfit: Misfit) => void;
}

/** JSON, or the text as it is: some servers send texts of a client, and confirmations, without JSON around them. */
function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The result of a call that was answered. */
export function readResponse(
  response: Response,
  { method, path, body }: Received,
  { timeZone, onLeftOut = warnLeftOut }: ReadOptions,
): ApiResult<unknown> {
  if (!response.ok) return { error: errorOfResponse(response, body), response };
  const answer = readAnswer(method, path, parsed(body), timeZone);
  if ('misfit' in answer) {
    const { operation, pointer } = answer.misfit;
    const details = { status: response.status, misfit: operation + pointer };
    return { error: new ApiError({ key: 'unreadable' }, details), response };
  }
  answer.leftOut.forEach(onLeftOut);
  return { data: answer.data, response };
}
