/**
 * A name as one line, without blanks and invisible characters around it. Names are in titles, in the names of files and
 * sheets, in subjects of mails, and in the heads of printed pages. Two names that look the same are the same.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
