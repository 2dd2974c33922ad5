import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';

/** Who is signed in has an account. */
export function visitorsOnly({ context }: LoaderFunctionArgs) {
  return context.get(servicesContext).user() ? redirect(paths.home) : null;
}
