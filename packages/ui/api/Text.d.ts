import { ReactNode } from "react";
/** A role of type: a font size with its line height. */
type TextSize = 'small' | 'body' | 'large' | 'title' | 'headline' | 'display';
/** The meaning of a coloured text is also in its words. `inherit` takes the colour of the surrounding text. */
type TextTone = 'default' | 'muted' | 'accent' | 'danger' | 'success' | 'warning' | 'info' | 'inherit';
interface TextProps {
  size?: TextSize | undefined;
  tone?: TextTone | undefined;
  weight?: 'regular' | 'strong' | undefined;
  /** `span` inside another text, `strong` and `em` where the words are stressed. */
  as?: 'p' | 'span' | 'div' | 'li' | 'strong' | 'em' | undefined;
  /** Figures of equal width, for numbers below one another. */
  isTabular?: boolean | undefined;
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string | undefined;
  /** BCP 47 tag, if the text is in another language than the page. */
  lang?: string | undefined;
  children: ReactNode;
}
/** A paragraph or a part of one. For the title of a section use `Heading`. */
declare function Text({
  size,
  tone,
  weight,
  as: Element,
  isTabular,
  children,
  ...rest
}: TextProps): import("react").JSX.Element;
export { Text, TextProps, TextSize, TextTone };