import { verdictOf, routeGuardMachine } from '@zrak/machines';
import type { Role } from '@zrak/api-client';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { CurrentUser } from '../session/session.ts';
import { clientContext, servicesContext } from './contexts.ts';
import { hasMoved } from '../session/ownClient.ts';
import { withReturnTo } from '../session/returnTo.ts';
import { paths } from './paths.ts';

/** Runs before every protected navigation, and again when a user signs in or out. */
export function guard(requiredRoles: readonly Role[] | null = null): MiddlewareFunction {
  return async ({ context, params, request }) => {
    const services = context.get(servicesContext);
    const user = services.user();
    const clientCode = params['clientCode'] ?? null;
    const clients = clientCode === null ? [] : await services.clients();
    const verdictFor = (viewer: CurrentUser | null) =>
      verdictOf(routeGuardMachine, {
        isAuthenticated: viewer !== null,
        roles: viewer?.roles ?? [],
        clientCode,
        clients,
        requiredRoles,
      });
    let verdict = verdictFor(user);
    if (user && (verdict === 'clientNotFound' || verdict === 'home')) {
      const renewed = await services.renewUser();
      if (hasMoved(user, renewed)) throw redirect(paths.home);
      verdict = verdictFor(renewed);
    }
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
