import { get } from 'node:http';

/** Body of a response as transferred, compressed as the headers request. */
export function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((done, fail) => {
    get(url, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', fail);
      response.on('end', () => {
        if (response.statusCode === 200) done(Buffer.concat(pieces));
        else fail(new Error(`A read was answered ${response.statusCode}.`));
      });
    }).on('error', fail);
  });
}

/** Ids of the demo's series measured every quarter of an hour. */
export async function quarterHourly(address: string): Promise<string[]> {
  const response = await fetch(`${address}/api/dataseries/getAll?clientId=cli_okolje`);
  const all = (await response.json()) as { id: string; nativeInterval: string }[];
  return all.filter(({ nativeInterval }) => nativeInterval === 'PT15M').map(({ id }) => id);
}
