import type { Aggregator } from '@zrak/quantities/aggregation';
import type { LimitAveraging, LimitKind, Regime } from '@zrak/quantities/limits';
import type { Category, QuantityKind } from '../db/schema.ts';
import type { LocalText } from '../language.ts';

export interface ParameterDefinition {
  code: string;
  category: Category;
  name: LocalText;
  unit: string;
  decimals: number;
  quantity: QuantityKind;
  aggregator: Aggregator;
  detectionLimit: number | null;
}

/** A limit, target, information or guideline value of one averaging period, in the unit of its parameter. */
export interface LimitDefinition {
  parameterCode: string;
  regime: Regime;
  kind: LimitKind;
  averaging: LimitAveraging;
  value: number;
  allowedExceedances: number | null;
  /** Noise protection zone it applies to; null: all zones. */
  noiseZone: number | null;
  label: LocalText;
}
