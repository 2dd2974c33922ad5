import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { waitFor } from 'xstate';
import { servicesContext } from '../../app/contexts.ts';
import { paths } from '../../app/paths.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { auth } = context.get(servicesContext);
  auth.send({ type: 'signOut.request' });
  await waitFor(auth, (snapshot) => snapshot.matches('signedOut'));
  return redirect(paths.logIn);
}
