import { Outlet } from 'react-router-dom';
import { Shell } from './Shell.tsx';

/** Round the screens that belong to no client. */
export function Component() {
  return (
    <Shell canChooseClient>
      <Outlet />
    </Shell>
  );
}
