import { stringify } from 'yaml';
import type { AppUser } from '../db/schema.ts';
import type { LocalText } from '../language.ts';
import { nativeIntervalOf } from '../time/interval.ts';
import type { NetworkState } from './state.ts';

/** Without the fields that have their default. */
function stated(fields: Record<string, unknown>, defaults: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) =>
        value !== null &&
        value !== undefined &&
        value !== defaults[field] &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** A text in English only, or in its languages. */
function textOf(text: LocalText): string | LocalText {
  const { en, ...others } = text;
  return Object.keys(others).length === 0 ? en : { en, ...others };
}

/** The network of the database in the form of a file; pictures and passwords are not part of it. */
export function definitionOf(state: NetworkState): Record<string, unknown> {
  const own = state.parameters.filter(({ origin }) => origin === 'operator');
  return stated({
    clients: state.clients.map(({ isPublic, ...client }) =>
      stated(
        {
          ...client,
          public: isPublic,
          stations: state.locations
            .filter(({ clientId }) => clientId === client.id)
            .map((location) => stationOf(location, state)),
          users: state.users.filter(({ clientId }) => clientId === client.id).map((user) => personOf(user)),
        },
        { id: client.code.toLowerCase(), public: false },
      ),
    ),
    administrators: state.users
      .filter(({ clientId, roles }) => clientId === null && roles.includes('administrator'))
      .map((user) => personOf(user, false)),
    parameters: own.map(({ origin: _origin, sortOrder: _order, name, ...parameter }) =>
      stated({ ...parameter, name: textOf(name) }, { decimals: 1, aggregator: 'mean' }),
    ),
    limits: state.limits.map(({ id: _id, origin: _origin, parameterCode, label, ...limit }) =>
      stated({ parameter: parameterCode, ...limit, label: textOf(label) }),
    ),
  });
}

function stationOf(
  { id, clientId: _client, deliveryDelaySeconds, ...station }: NetworkState['locations'][number],
  state: NetworkState,
): Record<string, unknown> {
  const series = state.series.filter(({ locationId }) => locationId === id);
  return stated(
    {
      id,
      ...station,
      deliveryDelay: deliveryDelaySeconds,
      instruments: state.instruments
        .filter(({ locationId }) => locationId === id)
        .map(({ locationId: _station, principle, ...instrument }) =>
          stated({ ...instrument, principle: textOf(principle) }),
        ),
      series: series.map((one) =>
        stated({
          parameter: one.parameterCode,
          id: one.key,
          interval: nativeIntervalOf(one.stepSeconds),
          instrument: one.instrumentId,
        }),
      ),
    },
    { altitude: 0, dayBoundary: 'civil', deliveryDelay: 0 },
  );
}

function personOf(user: AppUser, hasRoles = true): Record<string, unknown> {
  return stated(
    {
      email: user.email,
      name: user.fullName,
      userName: user.userName,
      jobTitle: user.jobTitle,
      phoneNumber: user.phoneNumber,
      ...(hasRoles ? { roles: user.roles } : {}),
    },
    { userName: user.email },
  );
}

export function networkText(state: NetworkState, format: 'yaml' | 'json'): string {
  const definition = definitionOf(state);
  return format === 'json' ? `${JSON.stringify(definition, null, 2)}\n` : stringify(definition, { lineWidth: 100 });
}
