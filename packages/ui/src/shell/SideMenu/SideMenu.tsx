import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Link } from 'react-aria-components/Link';
import { Tooltip, TooltipTrigger } from '../../components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useShell } from '../AppShell/shellContext.ts';
import * as styles from './SideMenu.css.ts';

export interface SideMenuLink {
  id: string;
  label: string;
  href: string;
  /** 20 px. Its meaning must also be in the label or in its own hidden text. */
  icon: ReactNode;
  isCurrent?: boolean;
}

export interface SideMenuGroup {
  id: string;
  label: string;
  icon: ReactNode;
  children: readonly SideMenuLink[];
  isInitiallyOpen?: boolean;
}

export interface SideMenuSection {
  id: string;
  label?: string;
  items: readonly (SideMenuLink | SideMenuGroup)[];
}

export interface SideMenuProps {
  /** Name of the navigation landmark. */
  label: string;
  sections: readonly SideMenuSection[];
  /** `href` of the entry whose page is loading: the entry shows it. */
  loadingHref?: string | undefined;
}

/** A group of more children scrolls by itself. */
const manyLinks = 100;

/** In an `AppShell` it follows the state of the shell: full, rail of icons, or inside the drawer. */
export function SideMenu({ label, sections, loadingHref }: SideMenuProps) {
  const isRail = useShell().menu === 'rail';
  return (
    <nav aria-label={label} className={styles.nav}>
      {sections.map((section) => (
        <div key={section.id} className={styles.section}>
          {section.label && !isRail && <p className={styles.sectionLabel}>{section.label}</p>}
          <ul className={styles.list}>
            {section.items.map((item) => (
              <li key={item.id}>
                {'children' in item ? (
                  <Group group={item} loadingHref={loadingHref} />
                ) : (
                  <Entry link={item} loadingHref={loadingHref} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface EntryProps {
  link: SideMenuLink;
  loadingHref: string | undefined;
  isChild?: boolean;
}

function Entry({ link, loadingHref, isChild = false }: EntryProps) {
  const isRail = useShell().menu === 'rail';
  const anchor = (
    <Link
      href={link.href}
      className={isChild ? `${styles.entry} ${styles.child}` : styles.entry}
      data-loading={link.href === loadingHref || undefined}
      {...(link.isCurrent && { 'aria-current': 'page' as const })}
    >
      <span className={styles.icon}>{link.icon}</span>
      {isRail ? <VisuallyHidden>{link.label}</VisuallyHidden> : <span className={styles.text}>{link.label}</span>}
    </Link>
  );
  if (!isRail) return anchor;
  return (
    <TooltipTrigger delay={200} closeDelay={0}>
      {anchor}
      <Tooltip placement="end">{link.label}</Tooltip>
    </TooltipTrigger>
  );
}

interface GroupProps {
  group: SideMenuGroup;
  loadingHref: string | undefined;
}

const hasCurrent = ({ children }: SideMenuGroup) => children.some(({ isCurrent }) => isCurrent);
const markOf = (group: SideMenuGroup) => (hasCurrent(group) ? { 'data-current': 'child' } : {});

function Group(props: GroupProps) {
  const { menu, openMenu } = useShell();
  const { group } = props;
  if (menu !== 'rail') return <FoldingGroup {...props} />;
  return (
    <TooltipTrigger delay={200} closeDelay={0}>
      <Button
        className={styles.entry}
        aria-label={group.label}
        aria-expanded={false}
        onPress={openMenu}
        {...markOf(group)}
      >
        <span className={styles.icon}>{group.icon}</span>
      </Button>
      <Tooltip placement="end">{group.label}</Tooltip>
    </TooltipTrigger>
  );
}

function FoldingGroup({ group, loadingHref }: GroupProps) {
  const [isExpanded, setExpanded] = useState(() => (group.isInitiallyOpen ?? false) || hasCurrent(group));
  return (
    <Disclosure isExpanded={isExpanded} onExpandedChange={setExpanded}>
      <Button slot="trigger" className={styles.entry} {...markOf(group)}>
        <span className={styles.icon}>{group.icon}</span>
        <span className={styles.text}>{group.label}</span>
        <span className={styles.count} aria-hidden="true">
          {group.children.length}
        </span>
        <ChevronRight size={16} aria-hidden="true" className={styles.chevron} />
      </Button>
      {/* A client may have thousands of stations: a folded group renders none. */}
      <DisclosurePanel>{isExpanded && <Children links={group.children} loadingHref={loadingHref} />}</DisclosurePanel>
    </Disclosure>
  );
}

interface ChildrenProps {
  links: readonly SideMenuLink[];
  loadingHref: string | undefined;
}

function Children({ links, loadingHref }: ChildrenProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.id;
  useEffect(() => {
    if (current === undefined) return;
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  if (links.length > manyLinks) {
    return (
      <ul ref={list} className={`${styles.childList} ${styles.longList}`}>
        {blocksOf(links).map((block) => (
          <Block key={block.from} {...block} count={links.length} loadingHref={loadingHref} />
        ))}
      </ul>
    );
  }
  return (
    <ul ref={list} className={styles.childList}>
      {links.map((child) => (
        <li key={child.id}>
          <Entry link={child} loadingHref={loadingHref} isChild />
        </li>
      ))}
    </ul>
  );
}

const linksPerBlock = 50;
/** Height of an entry and the gap below it. */
const entryHeight = 35;

/** Part of a long list, from its first link on. */
interface LinkBlock {
  from: number;
  links: readonly SideMenuLink[];
}

const blocksOf = (links: readonly SideMenuLink[]): LinkBlock[] =>
  Array.from({ length: Math.ceil(links.length / linksPerBlock) }, (_, index) => {
    const from = index * linksPerBlock;
    return { from, links: links.slice(from, from + linksPerBlock) };
  });

interface BlockProps extends LinkBlock {
  /** Number of links of the whole list. */
  count: number;
  loadingHref: string | undefined;
}

/**
 * Links of a long list, rendered when they are near its visible part. They stay, so that the keyboard and a screen reader
 * get from one to the next.
 */
function Block({ from, links, count, loadingHref }: BlockProps) {
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
  return links.map((child, index) => (
    <li key={child.id} aria-setsize={count} aria-posinset={from + index + 1}>
      <Entry link={child} loadingHref={loadingHref} isChild />
    </li>
  ));
}
