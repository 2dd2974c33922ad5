import { useEffect, useState } from 'react';

export interface Position {
  longitude: number;
  latitude: number;
}

/** Milliseconds: indoors a position may take long, and later than this it is of no use. */
const timeoutMs = 15_000;

/** Requests the user's position on the user's demand. */
export function usePosition() {
  const isAllowed = useIsAllowed();
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');

  const locate = (onFound: (position: Position) => void) => {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setState('idle');
        setPosition({ longitude, latitude });
        onFound({ longitude, latitude });
      },
      () => setState('failed'),
      { timeout: timeoutMs, maximumAge: 60_000 },
    );
  };

  return {
    position,
    isLocating: state === 'locating',
    hasFailed: state === 'failed',
    locate: isAllowed ? locate : null,
  };
}

/** False if the page, the browser or the user has denied geolocation. */
function useIsAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    let status: PermissionStatus | null = null;
    let isCurrent = true;
    const read = () => setAllowed(status?.state !== 'denied');
    const readPermission = async () => {
      status = await navigator.permissions.query({ name: 'geolocation' });
      if (!isCurrent) return;
      read();
      status.addEventListener('change', read);
    };
    if ('geolocation' in navigator && 'permissions' in navigator) void readPermission();
    return () => {
      isCurrent = false;
      status?.removeEventListener('change', read);
    };
  }, []);
  return isAllowed;
}
