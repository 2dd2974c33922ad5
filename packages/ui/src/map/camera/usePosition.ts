import { useEffect, useState } from 'react';

export interface Position {
  longitude: number;
  latitude: number;
}

/** Milliseconds: a position from indoors may take long, and none that is longer in coming is of use. */
const timeoutMs = 15_000;

/** Asks where the reader is, when the reader asks for it. */
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

/** Not where the page, the browser or the reader has refused already. */
function useIsAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    let status: PermissionStatus | null = null;
    let isCurrent = true;
    const read = () => setAllowed(status?.state !== 'denied');
    const ask = async () => {
      status = await navigator.permissions.query({ name: 'geolocation' });
      if (!isCurrent) return;
      read();
      status.addEventListener('change', read);
    };
    if ('geolocation' in navigator && 'permissions' in navigator) void ask();
    return () => {
      isCurrent = false;
      status?.removeEventListener('change', read);
    };
  }, []);
  return isAllowed;
}
