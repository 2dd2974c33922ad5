import type { Client } from '@zrak/api-client';
import { createContext } from 'react-router-dom';
import type { Services } from './services.ts';

export const servicesContext = createContext<Services>();
/** The client of the path, once the guard has let somebody through. */
export const clientContext = createContext<Client>();
