import type { Client } from '@zrak/api-client';
import { useCallback } from 'react';
import { mapGround } from '../../../session/preferences.ts';
import { defineAddress } from '../../../shared/address/address.ts';
import { choiceParam } from '../../../shared/address/param.ts';
import { useAddress } from '../../../shared/address/useAddress.ts';
import { oneOf } from '../../../shared/searchParams.ts';

export const grounds = ['plan', 'map'] as const;
export type Ground = (typeof grounds)[number];

const groundAddress = defineAddress({ ground: choiceParam(grounds, null) });

/**
 * Site plan or map, on which the stations are shown. A client with a site plan has both: the address says which one, or else the last choice
 * in this browser.
 */
export function useGround({ sitePlan }: Client) {
  const { values, change } = useAddress(groundAddress, 'replace');
  const chosen = values.ground ?? oneOf(grounds, mapGround.get()) ?? 'plan';
  const choose = useCallback(
    (ground: Ground) => {
      mapGround.set(ground);
      change({ ground });
    },
    [change],
  );
  return { plan: chosen === 'plan' ? (sitePlan ?? null) : null, choose };
}
