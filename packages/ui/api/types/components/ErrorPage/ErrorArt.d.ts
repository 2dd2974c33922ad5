export type ErrorKind = 'notFound' | 'server' | 'denied' | 'client';
/** Says nothing that the heading does not say. */
export declare function ErrorArt({ kind }: {
    kind: ErrorKind;
}): import("react").JSX.Element;
