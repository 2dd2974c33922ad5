import type { largeDataMachine } from '@zrak/machines';
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';

/** The one question of the screen. */
export const LargeDataContext = createContext<ActorRefFrom<typeof largeDataMachine> | null>(null);
