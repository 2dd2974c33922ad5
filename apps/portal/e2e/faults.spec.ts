import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { operations } from './faults/contract.ts';
import { type Fault, faults } from './faults/faultKinds.ts';
import type { Step } from './faults/faultyPage.ts';
import { test } from './faults/faultyTest.ts';
import type { Rule } from './faults/rules.ts';
import { partsOfScreens, type Screen, screens } from './faults/screens.ts';
import { isWhole } from './parts.ts';

interface NamedStep extends Step {
  name: string;
  calls: Record<string, Rule>;
}

const steps: NamedStep[] = Object.entries<Screen>({ ...screens, ...partsOfScreens }).flatMap(([name, screen]) => [
  { name, screen, calls: screen.calls },
  ...(screen.actions ?? []).map((action) => ({ name: `${name}, ${action.name}`, screen, action, calls: action.calls })),
]);

interface Case extends NamedStep {
  call: string;
  fault: Fault;
  rule: Rule;
}

const pairs = steps.flatMap((step) => Object.entries(step.calls).map(([call, rule]) => ({ ...step, call, rule })));
const cases: Case[] = pairs.flatMap((pair) => faults.map((fault) => ({ ...pair, fault })));

/** Every 16th call, each with the next fault. */
const typicalCases = pairs.flatMap((pair, index) =>
  index % 16 === 0 ? [{ ...pair, fault: faults[(index / 16) % faults.length]! }] : [],
);

test('every call of the contract is made by a screen', () => {
  const made = new Set(pairs.map(({ call }) => call));
  const isMade = (name: string) => made.has(name.replace('{name}', 'legend'));
  expect(operations.filter((name) => !isMade(name) && !made.has(name))).toEqual([]);
});

test('every route has a screen', () => {
  const addresses = Object.values<Screen>(screens).map(({ address }) => address.split('?')[0]!);
  const routes = ['router.tsx', 'guardedRoutes.ts'].flatMap((file) =>
    [...readFileSync(new URL(`../src/app/${file}`, import.meta.url), 'utf8').matchAll(/path: '([^'*]+)'/g)].map(
      ([, path]) => path!,
    ),
  );
  expect(routes.length).toBeGreaterThan(20);
  const hasScreen = (route: string) => {
    const pattern = new RegExp(`/${route.replaceAll(/:\w+/g, '[^/]+')}(/|$)`);
    return addresses.some((address) => pattern.test(address));
  };
  expect(routes.filter((route) => !hasScreen(route))).toEqual([]);
});

if (isWhole) {
  test.describe('the calls without a fault', () => {
    for (const { name, screen, action, calls } of steps) {
      test(name, async ({ pageOf }) => {
        const made = await (await pageOf(screen.user)).walk({ screen, ...(action && { action }) });
        expect(made).toEqual(expect.arrayContaining(Object.keys(calls)));
        const around = [screen, ...(screen.within ? [screens[screen.within]] : [])];
        const known = [calls, ...around.map((one) => one.calls)].flatMap(Object.keys);
        known.push(...around.flatMap(({ later = [] }) => later));
        expect(made.filter((one) => !isOfFrame(one) && !known.includes(one))).toEqual([]);
      });
    }
  });
}

/** Calls of the page frame, for which other screens of the same frame have cases. */
function isOfFrame(call: string) {
  return ['clients/get', 'clients/logo', 'locations/map', 'capabilities'].some((name) => call === `GET /api/${name}`);
}

test.describe('a fault', () => {
  for (const { name, screen, action, call, rule, fault } of isWhole ? cases : typicalCases) {
    test(`${name}: ${call}: ${fault.name}`, async ({ pageOf }) => {
      await (await pageOf(screen.user)).meet({ screen, ...(action && { action }) }, call, fault, rule(fault));
    });
  }
});
