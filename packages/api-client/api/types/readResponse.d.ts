import type { ApiResult } from './ApiResult.js';
import { type Misfit } from './readAnswer.js';
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
/** The result of a call that was answered. */
export declare function readResponse(response: Response, { method, path, body }: Received, { timeZone, onLeftOut }: ReadOptions): ApiResult<unknown>;
export {};
