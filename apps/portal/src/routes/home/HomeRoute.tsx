import { rootTargetMachine, verdictOf } from '@zrak/machines';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';
import { clientCodeOf } from '../../session/ownClient.ts';
import { lastClientCode } from '../../session/preferences.ts';
import { isAdministrator } from '../../session/roles.ts';
import type { CurrentUser } from '../../session/session.ts';

// A spinner shows until the target is known.
export { LoadingScreen as Component } from '../../layouts/RootLayout.tsx';

const isNamedById = (user: CurrentUser) => user.clientCode === null && user.clientId !== null && !isAdministrator(user);

/** Redirects to the first screen. */
export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const storedClientCode = lastClientCode.get();
  let user = services.user();
  const clientsFor = async (viewer: CurrentUser | null) =>
    (viewer ? isNamedById(viewer) : storedClientCode !== null) ? await services.clients().catch(() => null) : [];
  let clients = await clientsFor(user);
  if (user && clients && !isAdministrator(user) && clientCodeOf(user, clients) === null) {
    user = await services.renewUser();
    clients = await clientsFor(user);
  }
  const target = verdictOf(rootTargetMachine, {
    isAuthenticated: user !== null,
    isAdministrator: user !== null && isAdministrator(user),
    clientCode: user && clientCodeOf(user, clients ?? []),
    storedClientCode,
    clients,
  });
  switch (target.screen) {
    case 'map':
      lastClientCode.set(target.clientCode);
      return redirect(paths.map(target.clientCode));
    case 'clientNotFound':
      return redirect(paths.clientNotFound);
    case 'clients':
      if ('clearsStoredCode' in target) lastClientCode.clear();
      return redirect(paths.clients);
  }
}
