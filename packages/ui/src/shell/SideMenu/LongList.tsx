import { type ReactNode, useEffect, useRef, useState } from 'react';

const linksPerBlock = 50;
/** Height of an entry and the gap below it. */
const entryHeight = 35;

interface ListedLink {
  id: string;
  isCurrent?: boolean;
}

export interface LongListProps<Link> {
  links: readonly Link[];
  /** Called when the block of the current link is rendered. */
  onShown?: () => void;
  /** Renders a link. */
  children: (link: Link) => ReactNode;
}

/** Thousands of links, in blocks that are rendered when they are near the visible part. */
export function LongList<Link extends ListedLink>({ links, onShown, children }: LongListProps<Link>) {
  useEffect(() => onShown?.(), [onShown]);
  return Array.from({ length: Math.ceil(links.length / linksPerBlock) }, (_, index) => {
    const from = index * linksPerBlock;
    return (
      <Block key={from} from={from} links={links.slice(from, from + linksPerBlock)} count={links.length}>
        {children}
      </Block>
    );
  });
}

interface BlockProps<Link> extends Omit<LongListProps<Link>, 'onShown'> {
  /** Place of its first link in the list. */
  from: number;
  /** Number of links of the whole list. */
  count: number;
}

/** Links that stay once they are rendered, so that the keyboard and a screen reader get from one to the next. */
function Block<Link extends ListedLink>({ from, links, count, children }: BlockProps<Link>) {
  const isNeeded = from === 0 || links.some(({ isCurrent }) => isCurrent);
  const [isNear, setNear] = useState(isNeeded);
  const place = useRef<HTMLLIElement>(null);
  const isShown = isNear || isNeeded;
  useEffect(() => {
    if (isShown) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { root: place.current!.parentElement, rootMargin: '600px 0px' },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [isShown]);
  if (!isShown) return <li ref={place} aria-hidden="true" style={{ height: `${links.length * entryHeight - 1}px` }} />;
  return links.map((link, index) => (
    <li key={link.id} aria-setsize={count} aria-posinset={from + index + 1}>
      {children(link)}
    </li>
  ));
}
