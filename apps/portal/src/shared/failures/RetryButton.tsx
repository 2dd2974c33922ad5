import { Button, type ButtonProps } from '@zrak/ui/Button';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

/** Tries again what has failed. Success removes the button: the focus then moves to what is around it. */
export function RetryButton(props: Pick<ButtonProps, 'size' | 'tone' | 'isPending' | 'onPress'>) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current!;
    return () => {
      if (document.activeElement !== button) return;
      const around = button.closest<HTMLElement>('section, [role="dialog"]');
      // Once the button is removed or hidden, unless something else has taken the focus.
      queueMicrotask(() => {
        if (![button, document.body].includes(document.activeElement as HTMLElement)) return;
        const place = around?.isConnected ? around : document.querySelector('h1');
        if (!place) return;
        place.tabIndex = -1;
        place.style.outline = 'none';
        place.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <Button ref={ref} {...props}>
      <FormattedMessage id="app.retry" />
    </Button>
  );
}
