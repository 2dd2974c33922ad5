import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zrak } from '../crash/installation.ts';

export interface Account {
  username: string;
  password: string;
}

export const seriesIds = ['quay_no2', 'quay_pm10', 'quay_o3', 'gate_pm10'];

const users = ['ana', 'bor', 'cene', 'dana'].map((name) => ({
  email: `${name}@own.example`,
  name,
  roles: ['ClientUser'],
}));
const places = { latitude: 45.55, longitude: 13.73 };
const network = {
  interval: 'PT15M',
  timeZone: 'UTC',
  clients: [
    {
      code: 'OWN',
      name: 'Own',
      public: false,
      stations: [
        { id: 'quay', name: 'Quay 7', ...places, series: ['NO2', 'PM10', 'O3'] },
        { id: 'gate', name: 'Gate', ...places, series: ['PM10'] },
      ],
      users,
    },
  ],
};

/** A client with stations, users and a key for loggers. @returns accounts and the secret of the key */
export async function fill(folder: string, databaseUrl: string): Promise<{ accounts: Account[]; secret: string }> {
  const env = { DATABASE_URL: databaseUrl, ZRAK_DEMO: '0', ZRAK_DATA: join(folder, 'command'), LANG: 'en' };
  const file = join(folder, 'network.json');
  writeFileSync(file, JSON.stringify(network));
  const printed = await zrak(['apply', file, '--yes'], env);
  const accounts = users.map(({ email: username }) => {
    const password = new RegExp(`${username}\\W.*?(\\S+-Zr4k)`).exec(printed)?.[1];
    if (password === undefined) throw new Error(`The password of ${username} was not printed:\n${printed}`);
    return { username, password };
  });
  const key = await zrak(['key', 'create', 'Logger', '--client', 'OWN'], env);
  return { accounts, secret: /^zrak_\S+$/m.exec(key)![0] };
}
