interface ArticleProps {
  /**
   * May come from an untrusted author: it is cleaned before it is shown. `<span data-band="3">3</span>` is the digit of a
   * class of the European index in the colour of the class.
   */
  source: string;
  format: 'html' | 'markdown';
  /** Level of its highest heading in the outline of the page. */
  level?: 2 | 3 | 4 | undefined;
  /** BCP 47 tag of its language if it differs from the page's. */
  lang?: string | undefined;
}
/** Content from outside: content pages, explanations, remarks. Empty on a server, where cleaning is not possible. */
declare function Article({
  source,
  format,
  level,
  lang
}: ArticleProps): import("react").JSX.Element;
export { Article, ArticleProps };