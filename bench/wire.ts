import { get } from 'node:http';

/** The body of an answer as it came over the wire, compressed as the headers ask. */
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
