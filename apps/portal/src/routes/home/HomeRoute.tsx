import { rootTargetMachine, verdictOf } from '@zrak/machines';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';
import { lastClientCode } from '../../session/preferences.ts';

// A spinner shows until the target is known.
export { LoadingScreen as Component } from '../../layouts/RootLayout.tsx';

/** Redirects to the first screen. */
export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const known = services.user();
  const isWithoutClient = known !== null && known.clientCode === null && !known.roles.includes('administrator');
  const user = isWithoutClient ? await services.renewUser() : known;
  const storedClientCode = lastClientCode.get();
  const needsClients = !user && storedClientCode !== null;
  const target = verdictOf(rootTargetMachine, {
    isAuthenticated: user !== null,
    isAdministrator: user?.roles.includes('administrator') ?? false,
    clientCode: user?.clientCode ?? null,
    storedClientCode,
    clients: needsClients ? await services.clients().catch(() => null) : [],
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
