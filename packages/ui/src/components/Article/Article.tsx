import { useLayoutEffect, useRef } from 'react';
import { markScrollEdges } from '../Table/useScrollEdges.ts';
import { sanitise } from './sanitise.ts';
import * as styles from './Article.css.ts';

export interface ArticleProps {
  /**
   * May come from an untrusted author: it is cleaned before it is shown. `<span data-band="3">3</span>` is the digit of a
   * class of the European index in the colour of the class.
   */
  source: string;
  format: 'html' | 'markdown';
  /** Level of its highest heading in the outline of the page. */
  level?: 2 | 3 | 4;
  /** BCP 47 tag of its language if it differs from the page's. */
  lang?: string;
}

/** Content from outside: content pages, explanations, remarks. Empty on a server, where cleaning is not possible. */
export function Article({ source, format, level = 2, lang }: ArticleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const article = ref.current!;
    article.replaceChildren(sanitise(source, format, level) ?? '');
    const ends = [...article.querySelectorAll('div:has(> table)')].map(markScrollEdges);
    return () => ends.forEach((end) => end());
  }, [source, format, level]);
  return <div ref={ref} className={styles.article} lang={lang} />;
}
