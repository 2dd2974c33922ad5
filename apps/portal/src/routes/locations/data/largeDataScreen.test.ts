// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { AlertDialogProps } from '@zrak/ui/AlertDialog';
import uiMessages from '@zrak/ui/locales/en.json' with { type: 'json' };
import { createElement, Fragment, StrictMode, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../../app/config.ts';
import type { Services } from '../../../app/services.ts';
import { ServicesContext } from '../../../app/servicesHooks.ts';
import portalMessages from '../../../i18n/en.json' with { type: 'json' };
import { renderHookInApp } from '../../../testing/renderHookInApp.tsx';
import { mostLines } from '../compare/compareView.ts';
import { LargeDataScreen } from './LargeDataScreen.tsx';
import { useLargeData } from './useLargeData.ts';

// The dialog of the package has styles, which need a build.
vi.mock('@zrak/ui/AlertDialog', () => ({
  AlertDialog: ({ body, confirmLabel, cancelLabel, isOpen, onOpenChange, onConfirm }: AlertDialogProps) =>
    isOpen &&
    createElement(
      'div',
      { role: 'alertdialog' },
      body,
      createElement('button', { onClick: () => onOpenChange(false) }, cancelLabel),
      createElement('button', { onClick: onConfirm }, confirmLabel),
    ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface PartProps {
  name: string;
  values: number;
  bytes?: number;
}

/** A part of a screen that loads when it is shown, and again by a button. */
function Part({ name, ...load }: PartProps) {
  const { isAllowed, isCancelled, subject, requestLoad, cancel } = useLargeData<string>();
  const { values, bytes } = load;
  useEffect(() => requestLoad(`${values}`, { values, bytes }), [requestLoad, values, bytes]);
  const state = isAllowed ? 'loads' : isCancelled ? 'cancelled' : 'waits';
  return createElement(
    'section',
    { 'aria-label': name },
    createElement('p', { role: 'status', 'aria-label': name }, `${state} ${subject}`),
    createElement('button', { onClick: () => requestLoad('again', load) }, `Load ${name}`),
    createElement('button', { onClick: cancel }, `Stop ${name}`),
  );
}

const screenOf = (parts: PartProps[], config = { LargeDataThreshold: 100 }) =>
  createElement(
    ServicesContext.Provider,
    { value: { config } as Services },
    createElement(
      IntlProvider,
      { locale: 'en', messages: { ...uiMessages, ...portalMessages } },
      createElement(
        LargeDataScreen,
        null,
        createElement(Fragment, null, ...parts.map((part) => createElement(Part, { key: part.name, ...part }))),
      ),
    ),
  );

async function show(...parts: PartProps[]) {
  const { rerender, unmount } = await act(async () => render(screenOf(parts), { wrapper: StrictMode }));
  return { unmount, change: (...next: PartProps[]) => act(async () => rerender(screenOf(next))) };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const states = () => screen.getAllByRole('status').map(({ ariaLabel, textContent }) => `${ariaLabel} ${textContent}`);

describe('a screen that loads values', () => {
  it('loads without a question up to the threshold, counted over its parts', async () => {
    await show({ name: 'graph', values: 60 }, { name: 'rose', values: 40 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(states()).toEqual(['graph loads 60', 'rose loads 40']);
  });

  it('asks one question about two large parts, and Proceed loads both', async () => {
    await show({ name: 'graph', values: 300 }, { name: 'rose', values: 200 });
    expect(screen.getByRole('alertdialog').textContent).toMatch(/^500 values will be loaded/);
    expect(states()).toEqual(['graph waits 300', 'rose waits 200']);
    await press('Proceed');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(states()).toEqual(['graph loads 300', 'rose loads 200']);
  });

  it('cancels both, and then loads each on request', async () => {
    await show({ name: 'graph', values: 300 }, { name: 'rose', values: 20 });
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(states()).toEqual(['graph cancelled 300', 'rose cancelled 20']);
    await press('Load rose');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(states()).toEqual(['graph cancelled 300', 'rose loads again']);
    await press('Load graph');
    expect(screen.getByRole('alertdialog').textContent).toMatch(/^300 values/);
    await press('Proceed');
    expect(states()).toEqual(['graph loads again', 'rose loads again']);
  });

  it('counts a part that comes while the question is open', async () => {
    const { change } = await show({ name: 'graph', values: 300 });
    await change({ name: 'graph', values: 300 }, { name: 'rose', values: 20 });
    expect(screen.getByRole('alertdialog').textContent).toMatch(/^320 values/);
    await press('Proceed');
    expect(states()).toEqual(['graph loads 300', 'rose loads 20']);
  });

  it('closes the question when the part it asks about has left or asks for less', async () => {
    const { change, unmount } = await show({ name: 'graph', values: 300 }, { name: 'rose', values: 20 });
    await change({ name: 'rose', values: 20 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await change({ name: 'rose', values: 400 });
    expect(screen.getByRole('alertdialog').textContent).toMatch(/^400 values/);
    await change({ name: 'rose', values: 30 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(states()).toEqual(['rose loads 30']);
    const warn = vi.spyOn(console, 'warn');
    unmount();
    expect(warn).not.toHaveBeenCalled();
  });

  it('stops one part', async () => {
    await show({ name: 'graph', values: 60 }, { name: 'rose', values: 40 });
    await press('Stop graph');
    expect(states()).toEqual(['graph cancelled 60', 'rose loads 40']);
  });

  it('names the size of a file that is asked about alone', async () => {
    const { change } = await show({ name: 'export', values: 300, bytes: 2_000_000 });
    expect(screen.getByRole('alertdialog').textContent).toMatch(/^300 values, about 2 MB, will be exported/);
    await change({ name: 'export', values: 300, bytes: 2_000_000 }, { name: 'graph', values: 300 });
    expect(screen.getByRole('alertdialog').textContent).toMatch(/^600 values will be loaded/);
  });
});

it('the usual threshold is below the largest comparison, so that a graph can raise the question', async () => {
  const config = { ApplicationUrl: '/', Map: { zoom: 18, minZoom: 10, maxZoom: 18 } };
  vi.stubGlobal('fetch', async () => Response.json(config));
  const { LargeDataThreshold } = await loadConfig();
  expect(LargeDataThreshold).toBe(250_000);
  const quarterHoursOfYear = 365 * 96;
  expect(mostLines * quarterHoursOfYear).toBeGreaterThan(LargeDataThreshold);
});

it('fails with its name outside such a screen', () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => renderHookInApp<unknown>(useLargeData)).toThrow('useLargeData outside LargeDataScreen');
  quiet.mockRestore();
});
