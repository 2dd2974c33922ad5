import { useLayoutEffect, useRef } from 'react';
import { sanitise } from './sanitise.ts';
import * as styles from './Article.css.ts';

export interface ArticleProps {
  /** Written by whomever: it is cleaned before it is shown. */
  source: string;
  format: 'html' | 'markdown';
  /** Level of its highest heading, in the outline of the page round it. */
  level?: 2 | 3 | 4;
  /** Language it is written in, when it is not the page's. */
  lang?: string;
}

/** A text from elsewhere: pages of content, explanations, remarks. Empty on a server, which has nothing to clean it with. */
export function Article({ source, format, level = 2, lang }: ArticleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(sanitise(source, format, level) ?? '');
  }, [source, format, level]);
  return <div ref={ref} className={styles.article} lang={lang} />;
}
