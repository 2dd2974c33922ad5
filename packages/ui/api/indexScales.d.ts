/** European bands have one set of colours; the revision of 2024 moved their limits only. */
export type IndexScale = 'european2024' | 'europeanLegacy' | 'us';
/** The colours the indices are known by, alike in every theme. They fail on their own: outline and digit go with them. */
export declare const indexColors: {
    e1: string;
    e2: string;
    e3: string;
    e4: string;
    e5: string;
    e6: string;
    u1: string;
    u2: string;
    u3: string;
    u4: string;
    u5: string;
    u6: string;
    noData: string;
};
export type IndexColor = keyof typeof indexColors;
/** European bands are called e1 to e6, American ones u1 to u6. */
export type IndexBandName = Exclude<IndexColor, 'noData'>;
export interface IndexBand {
    /** Stands on the colour, so that it is not needed. */
    digit: string;
    color: IndexBandName;
    /** Of the digit, at 4.5:1 or more. */
    ink: 'dark' | 'light';
}
/** From best to worst. */
export declare const indexScales: Record<IndexScale, readonly IndexBand[]>;
