export type ErrorKind = 'notFound' | 'server' | 'denied' | 'client';
/** Decorative: the heading carries the meaning. */
export declare function ErrorArt({ kind }: {
    kind: ErrorKind;
}): import("react").JSX.Element;
