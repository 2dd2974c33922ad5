import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';

/** The login screen reports if the server could not be notified. */
export function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  if (services.user()) services.signOut();
  return redirect(paths.logIn);
}
