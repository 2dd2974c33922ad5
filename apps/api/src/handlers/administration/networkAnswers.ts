import type { Schemas } from '../../contract/schemas.ts';
import { type Language, localized } from '../../language.ts';
import { unitText } from '../../measurements/unitText.ts';
import { allLanguages, fieldName } from '../../network/describe.ts';
import { type Change, type FieldChange, isLogo } from '../../network/plan.ts';
import type { NetworkState } from '../../network/state.ts';
import { sitePlanUrl } from '../../presenters/sitePlan.ts';
import { nativeIntervalOf } from '../../time/interval.ts';

export function networkAnswer(state: NetworkState, language: Language): Schemas['Network'] {
  const withLogo = new Set(state.logos.map(({ clientId }) => clientId));
  const plans = new Map(state.sitePlans.map((plan) => [plan.clientId, plan]));
  const stations = Map.groupBy(state.locations, ({ clientId }) => clientId);
  const parts = {
    instruments: Map.groupBy(state.instruments, ({ locationId }) => locationId),
    series: Map.groupBy(state.series, ({ locationId }) => locationId),
  };
  return {
    clients: state.clients.map(({ id, code, name, isPublic, accentColor }) => ({
      id,
      code,
      name,
      public: isPublic,
      ...given({ accentColor }),
      hasLogo: withLogo.has(id),
      ...given({ sitePlan: planAnswer(plans.get(id)) }),
      stations: (stations.get(id) ?? []).map((station) => stationAnswer(station, parts)),
    })),
    parameters: state.parameters.map(({ code, name, unit, category }) => ({
      code,
      name: localized(name, language),
      unit: unitText(unit, language),
      category,
    })),
  };
}

function planAnswer(plan: NetworkState['sitePlans'][number] | undefined): Schemas['NetworkClient']['sitePlan'] {
  if (plan === undefined) return undefined;
  const { width, height, description } = plan;
  return { url: sitePlanUrl(plan), width, height, description };
}

interface Parts {
  instruments: ReadonlyMap<string, NetworkState['instruments']>;
  series: ReadonlyMap<string, NetworkState['series']>;
}

function stationAnswer(
  {
    clientId: _client,
    deliveryDelaySeconds,
    noiseZone,
    operatingSince,
    planPosition,
    ...station
  }: NetworkState['locations'][number],
  { instruments, series }: Parts,
): Schemas['NetworkStation'] {
  return {
    ...station,
    ...given({ noiseZone, operatingSince, planPosition }),
    deliveryDelay: deliveryDelaySeconds,
    instruments: (instruments.get(station.id) ?? []).map(({ id, maker, model, principle, ...others }) => {
      const { serialNumber, inletHeight, operatingSince: since, lastCalibration } = others;
      return {
        id,
        maker,
        model,
        principle,
        ...given({ serialNumber, inletHeight, operatingSince: since, lastCalibration }),
      };
    }),
    series: (series.get(station.id) ?? []).map(({ key, parameterCode, stepSeconds, instrumentId, isMeasured }) => ({
      id: key,
      parameter: parameterCode,
      interval: nativeIntervalOf(stepSeconds),
      ...given({ instrument: instrumentId }),
      isMeasured,
    })),
  };
}

/** Without the fields that are empty. */
function given<T extends object>(fields: T): { [Field in keyof T]?: NonNullable<T[Field]> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as never;
}

export function changedObject(change: Change): Schemas['ChangedObject'] {
  const { action, kind, label, row, values, fields, removesMeasurements } = change;
  const id = kind === 'series' ? 'key' : 'id';
  return {
    action,
    kind: kind as Schemas['NetworkKind'],
    id: String(row?.[id] ?? values[id]),
    label,
    fields: fields.map(changedField),
    removesMeasurements,
  };
}

function changedField({ field, from, to }: FieldChange): Schemas['ChangedObject']['fields'][number] {
  return {
    field: fieldName(field),
    ...(from === undefined ? {} : { from: shown(field, from) }),
    to: shown(field, to),
  };
}

function shown(field: string, value: unknown): string | number | boolean {
  if (isLogo(value)) return value.mediaType;
  if (field === 'stepSeconds') return nativeIntervalOf(Number(value));
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' && value !== null ? allLanguages(value) : (value as string);
}
