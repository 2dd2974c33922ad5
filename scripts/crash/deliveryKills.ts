import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../../apps/api/src/db/database.ts';
import { root } from '../run.ts';
import { end, type Installation, type KillOptions } from './installation.ts';

const subscriberCount = 8;
/** The month of the first round; each has the next one. */
const firstMonth = Date.UTC(2022, 0, 1);
/** Until the report of a month is due, milliseconds after its end. */
const due = 31 * 3_600_000;
/** Until the claims of a killed server have expired, milliseconds. */
const claimed = 3_700_000;
/** For all mails of a month, milliseconds. */
const patience = 60_000;

export interface DeliveryKills {
  kills: number;
  /** Mails due, one per subscriber and month. */
  due: number;
  lost: number;
  twice: number;
  /** Second mails that a mailbox does not recognise as a copy of the first. */
  notRecognised: number;
}

interface Received {
  to: string;
  messageId: string;
}

/** A mail server that accepts everything. */
async function startMailServer(onMail: (mail: Received) => void): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
      stream.on('end', () => {
        // Accepted, whether or not the sender still learns it.
        done();
        onMail({ to: envelope.rcptTo[0]!.address, messageId: /^message-id: (\S+)/im.exec(text)![1]! });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) };
}

async function subscribe({ db }: Database): Promise<void> {
  for (let index = 0; index < subscriberCount; index++) {
    const [name, createdAt] = [`reader${index}`, new Date(0)];
    await db
      .insertInto('appUser')
      .values({
        id: name,
        userName: name,
        fullName: name,
        email: `${name}@own.example`,
        phoneNumber: null,
        jobTitle: null,
        passwordHash: null,
        clientId: 'own',
        roles: ['ClientUser'],
        createdByPlatform: 'portal',
        status: 'confirmed',
      })
      .execute();
    await db
      .insertInto('reportSubscription')
      .values({ id: `sub_${index}`, userId: name, clientId: 'own', locationId: 'quay', language: 'en', createdAt })
      .execute();
  }
}

const monthOf = (round: number): number => {
  const first = new Date(firstMonth);
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + round, 1);
};

/**
 * Kills the server while it mails the reports of a month, and waits for the mails of the next server. Every second kill
 * is at the worst moment: the mail server has accepted a mail, and the server may not have noted it.
 */
export async function killDeliveries(
  { start, withDatabase }: Installation,
  { kills, random, onKill }: KillOptions,
): Promise<DeliveryKills> {
  const result: DeliveryKills = { kills: 0, due: 0, lost: 0, twice: 0, notRecognised: 0 };
  let received: Received[] = [];
  let onMail: (() => void) | undefined;
  const mailServer = await startMailServer((mail) => {
    received.push(mail);
    onMail?.();
  });
  await withDatabase(subscribe);
  const startAt = (time: number) =>
    start({
      SMTP_URL: mailServer.url,
      NODE_OPTIONS: `--import=${join(root, 'scripts/crash/putClock.ts')}`,
      ZRAK_TEST_CLOCK: String(time - Date.now()),
    });
  const untilMails = async (count: number): Promise<void> => {
    const until = performance.now() + patience;
    const recipients = () => new Set(received.map(({ to }) => to)).size;
    while (recipients() < count && performance.now() < until) await setTimeout(20);
  };
  try {
    // The first month is not disturbed, and tells how long the mails take.
    let duration = 0;
    for (let round = 0; result.kills < kills; round++) {
      received = [];
      const dueAt = monthOf(round + 1) + due;
      const accepted = 1 + Math.floor(random() * (subscriberCount - 1));
      const isWorst = round % 2 === 1;
      const killed = Promise.withResolvers<void>();
      if (isWorst) onMail = () => received.length >= accepted && killed.resolve();
      const server = await startAt(dueAt);
      if (round === 0) {
        await untilMails(1);
        const first = performance.now();
        await untilMails(subscriberCount);
        duration = performance.now() - first;
        await server.stop();
        continue;
      }
      if (!isWorst) {
        await untilMails(1);
        await setTimeout(random() * duration);
        killed.resolve();
      }
      await killed.promise;
      await end(server);
      onMail = undefined;
      result.kills++;

      const before = received.length;
      const again = await startAt(dueAt + claimed);
      await untilMails(subscriberCount);
      // It finishes the mail in progress, and sends nothing more.
      await again.stop();
      const byRecipient = Map.groupBy(received, ({ to }) => to);
      const lost = subscriberCount - byRecipient.size;
      const twice = received.length - byRecipient.size;
      result.due += subscriberCount;
      result.lost += lost;
      result.twice += twice;
      result.notRecognised += new Set(received.map(({ messageId }) => messageId)).size - byRecipient.size;
      const moment = isWorst ? 'as a mail was accepted' : 'at random';
      onKill(`killed ${moment}, after ${before} of ${subscriberCount} mails: ${lost} lost, ${twice} twice`);
    }
  } finally {
    await mailServer.close();
  }
  return result;
}
