import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

/** A role of type: a font size with its line height. */
export type TextSize = 'small' | 'body' | 'large' | 'title' | 'headline' | 'display';
/** The meaning of a coloured text is also in its words. `inherit` takes the colour of the surrounding text. */
export type TextTone = 'default' | 'muted' | 'accent' | 'danger' | 'success' | 'warning' | 'info' | 'inherit';

export interface TextProps {
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
export function Text({
  size = 'body',
  tone = 'default',
  weight,
  as: Element = 'p',
  isTabular = false,
  children,
  ...rest
}: TextProps) {
  const isStrong = weight ? weight === 'strong' : Element === 'strong';
  const classes = [
    styles.text,
    styles.size[size],
    styles.tone[tone],
    styles.weight[isStrong ? 'strong' : 'regular'],
    isTabular && styles.tabular,
  ];
  return (
    <Element {...rest} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
