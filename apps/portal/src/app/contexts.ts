import type { Client } from '@zrak/api-client';
import { createContext } from 'react-router-dom';
import type { Services } from './services.ts';

export const servicesContext = createContext<Services>();
/** Client of the path; set by the guard when it lets a navigation proceed. */
export const clientContext = createContext<Client>();
