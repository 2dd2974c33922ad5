/** Part of an answer that does not fit the contract. */
export interface Misfit {
    /** `operationId` of the contract. */
    operation: string;
    /** JSON pointer to the part. */
    pointer: string;
}
export type ReadAnswer = {
    data: unknown;
    /** Items that were left out of lists. */
    leftOut: Misfit[];
} | {
    misfit: Misfit;
};
/**
 * An answer as the contract describes it: null in optional fields removed, defaults filled in, numbers, ids and times
 * in one form. Changes `data` in place.
 *
 * @param method in upper case
 * @param path as in the contract
 * @param data parsed JSON, or a text that is not JSON; an empty answer is an empty list where the contract has a list
 * @param timeZone in place of an absent or unknown one
 */
export declare function readAnswer(method: string, path: string, data: unknown, timeZone: string): ReadAnswer;
