import { useEffect, useState } from 'react';

/** Creates one object URL per blob, and revokes all of them when the screen is left. */
export function useObjectAddresses(): (blob: Blob) => string {
  const [addresses] = useState(() => new Map<Blob, string>());
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
    },
    [addresses],
  );
  return (blob) => {
    const address = addresses.get(blob) ?? URL.createObjectURL(blob);
    addresses.set(blob, address);
    return address;
  };
}
