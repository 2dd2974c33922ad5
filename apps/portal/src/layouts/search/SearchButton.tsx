import { SearchButton as Trigger } from '@zrak/ui/SearchButton';
import { Suspense, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyDialog } from '../../app/loading/lazyPart.tsx';
import type { MenuContent } from '../menuSections.tsx';
import { OpeningSearch } from './OpeningSearch.tsx';

const SearchPalette = lazyDialog(() => import('./SearchPalette.tsx'));

/** Whether the browser's user expects the Command key. */
const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Opens the search by press or by Ctrl+K (⌘K). Its code is loaded with the first use. */
export function SearchButton(content: MenuContent) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [isOpening, setOpening] = useState(false);
  // Typed before the search is there, which goes on with it.
  const [typed, setTyped] = useState('');
  const label = intl.formatMessage({ id: content.client ? 'layouts.search.label' : 'layouts.search.pagesOnly' });
  /** Also when its code did not come: the next use loads it again. */
  const forget = () => {
    setLoaded(false);
    setOpen(false);
    setTyped('');
  };
  const open = () => {
    setLoaded(true);
    setOpen(true);
  };
  // The keys are there as soon as the page can be seen: drawing a map delays other effects.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(isApple ? event.metaKey : event.ctrlKey)) return;
      if (event.altKey || event.shiftKey) return;
      // The browser's own shortcut.
      event.preventDefault();
      // A dialog that is open asks for something else.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      setLoaded(true);
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Trigger label={label} shortcut={isApple ? '⌘K' : 'Ctrl K'} onPress={open} />
      {isLoaded && (
        <Suspense
          fallback={
            <OpeningSearch
              label={label}
              query={typed}
              onQueryChange={setTyped}
              onShownChange={setOpening}
              onClose={forget}
            />
          }
        >
          <SearchPalette
            {...content}
            label={label}
            start={typed}
            isOpen={isOpen && !isOpening}
            onOpenChange={setOpen}
            onClose={forget}
          />
        </Suspense>
      )}
    </>
  );
}
