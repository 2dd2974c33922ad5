import { verdictOf, routeGuardMachine } from '@zrak/machines';
import type { Role } from '@zrak/api-client';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { clientContext, servicesContext } from './contexts.ts';
import { withReturnTo } from '../session/returnTo.ts';
import { paths } from './paths.ts';

/** Runs before every protected navigation, and again when a user signs in or out. */
export function guard(requiredRoles: readonly Role[] | null = null): MiddlewareFunction {
  return async ({ context, params, request }) => {
    const services = context.get(servicesContext);
    const user = services.user();
    const clientCode = params['clientCode'] ?? null;
    const clients = clientCode === null ? [] : await services.clients();
    const verdict = verdictOf(routeGuardMachine, {
      isAuthenticated: user !== null,
      roles: user?.roles ?? [],
      clientCode,
      clients,
      requiredRoles,
    });
    switch (verdict) {
      case 'logIn': {
        const { pathname, search } = new URL(request.url);
        throw redirect(withReturnTo(paths.logIn, pathname + search));
      }
      case 'clientNotFound':
        throw redirect(paths.clientNotFound);
      case 'home':
        throw redirect(paths.home);
      case 'allow': {
        const client = clients.find(({ code }) => code === clientCode);
        if (client) context.set(clientContext, client);
      }
    }
  };
}
