import type { ExpressionSpecification, FilterSpecification, StyleSpecification } from 'maplibre-gl';

/**
 * A style whose labels leave out these names: the map would repeat the name below the mark of the station. Works for
 * styles with either syntax of filters, which must not be mixed in one filter.
 */
export function withoutNames(style: StyleSpecification, names: readonly string[]): StyleSpecification {
  if (names.length === 0) return style;
  return {
    ...style,
    layers: style.layers.map((layer) =>
      layer.type === 'symbol' && layer.layout?.['text-field'] !== undefined
        ? { ...layer, filter: filterWithout(layer.filter, names) }
        : layer,
    ),
  };
}

function filterWithout(filter: FilterSpecification | undefined, names: readonly string[]): FilterSpecification {
  const isOther: ExpressionSpecification = ['!', ['in', ['coalesce', ['get', 'name'], ''], ['literal', [...names]]]];
  if (filter === undefined) return isOther;
  if (isOldSyntax(filter)) return ['all', filter, ['!in', 'name', ...names]] as FilterSpecification;
  return ['all', filter, isOther] as FilterSpecification;
}

const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=', 'in']);
const oldOnly = new Set(['!in', '!has', 'none']);

/** Whether a filter names properties directly, as `['==', 'class', 'city']` does. */
function isOldSyntax(filter: unknown): boolean {
  if (!Array.isArray(filter)) return false;
  const [operator, first, second] = filter as unknown[];
  if (operator === 'all' || operator === 'any') return filter.slice(1).some(isOldSyntax);
  if (oldOnly.has(operator as string)) return true;
  return comparisons.has(operator as string) && typeof first === 'string' && !Array.isArray(second);
}
