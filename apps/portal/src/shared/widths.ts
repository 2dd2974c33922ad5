/** The two widths of content: of text to read, and of data. */
export const textWidth = '720px';
export const dataWidth = '1160px';
