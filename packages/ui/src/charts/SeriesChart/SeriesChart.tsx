import type { RegimePeriod } from '@zrak/quantities/limits';
import { useId, useMemo, useRef, useState } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useThemeTokens } from '../../theme/useThemeTokens.ts';
import { countFlags, type FlagKind, flagKinds } from '../data/flags.ts';
import {
  type Arrangement,
  type ChartPeriod,
  type ChartSeries,
  linesThatFit,
  type ReferenceLine,
} from '../data/series.ts';
import { measureIn } from '../engine/annotations/text.ts';
import { chartTokens, forcedTokens } from '../engine/chartTokens.ts';
import { columnsFor } from '../engine/decimate.ts';
import type { ScaleStart } from '../engine/valueScale.ts';
import { useWidth } from '../parts/useWidth.ts';
import type { WorkbookWriter } from '../save/workbook.ts';
import type { ChartFrame } from './chartFrame.ts';
import { FlagSwitches } from './FlagSwitches.tsx';
import { Foot } from './Foot.tsx';
import { Legend } from './legend/Legend.tsx';
import { type ChartLink, createChartLink } from './link.ts';
import { Plots } from './Plots.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import { narrowestView } from './narrowestView.ts';
import { seenOf } from './seen.ts';
import { useAtRest, useItems } from './useItems.ts';
import { useLayout } from './useLayout.ts';
import { useTimeFormat } from './useTimeFormat.ts';
import { useView, type View } from './useView.ts';
import * as styles from './SeriesChart.css.ts';

export type ChartZoom = View;

export interface SeriesChartProps {
  /** Accessible name of the chart. */
  label: string;
  series: readonly ChartSeries[];
  /**
   * `byUnit`: each unit has a separate plot. `over`: up to two units share a plot with one axis each; further units get
   * separate plots below. `below`: each series has a separate plot. All plots share one cursor and one view.
   */
  arrangement?: Arrangement;
  /** Epoch milliseconds; the period is `[from, to)`. */
  from: number;
  to: number;
  /** IANA name of the time zone; ticks are at its civil times. */
  timeZone: string;
  /** Shown under the chart: "1 h mean, Europe/Ljubljana". Omit it where text near the chart says the same. */
  caption?: string;
  referenceLines?: readonly ReferenceLine[];
  /** Averaging interval of the values, for example `PT1H`: reference lines of other intervals are hidden. */
  interval?: string;
  /** Reference lines of other regimes are hidden. */
  regime?: RegimePeriod;
  /** Shaded and labelled periods, for example maintenance. */
  periods?: readonly ChartPeriod[];
  /** Height of each plot in pixels. */
  height?: number;
  state?: 'ready' | 'loading';
  /** `auto` begins at zero unless the values are far from it. Bars always begin at zero, except with `log`. */
  yScale?: ScaleStart;
  /** Charts with the same link share their cursor. */
  link?: ChartLink;
  /** Formats a time for tooltip, table and summary; by default date, time and zone in `timeZone`. */
  formatTime?: (time: number) => string;
  isTableOffered?: boolean;
  /** Shows the table instead of the plots. If given, the app switches between the two and the chart has no button. */
  isTable?: boolean | undefined;
  /** The visible part of the period, for example from an address; null for the whole period. */
  zoom?: ChartZoom | null | undefined;
  /** Called when a new zoom has stopped moving. */
  onZoomChange?: ((zoom: ChartZoom | null) => void) | undefined;
  /** Offers the visible part as PNG, SVG and CSV. */
  isSavingOffered?: boolean;
  /** Offers Excel as well, written by this function of the app. */
  writeWorkbook?: WorkbookWriter;
  /** Source of the data, printed on saved files. */
  source?: string;
}

const noSeries: readonly ChartSeries[] = [];
const noLines: readonly ReferenceLine[] = [];
const noPeriods: readonly ChartPeriod[] = [];
const nothing: ReadonlySet<string> = new Set();
/** Narrower than this, the legend is not a table. */
const widthOfTablePx = 560;

/** Chart of series with up to millions of values, with a summary in words and a table as its text equivalent. */
export function SeriesChart({
  label,
  series,
  arrangement = 'byUnit',
  from,
  to,
  timeZone,
  caption = '',
  referenceLines = noLines,
  interval,
  regime = 'until2030',
  periods = noPeriods,
  height = 280,
  state = 'ready',
  yScale = 'auto',
  link,
  formatTime,
  isTable: isTableGiven,
  isTableOffered = isTableGiven === undefined,
  zoom = null,
  onZoomChange,
  isSavingOffered = true,
  writeWorkbook,
  source,
}: SeriesChartProps) {
  const intl = useUiIntl();
  const descriptionId = useId();
  const figureRef = useRef<HTMLElement>(null);
  const width = useWidth(figureRef);
  const tokens = useThemeTokens(chartTokens, forcedTokens);
  const measure = useMemo(() => measureIn(tokens?.font ?? ''), [tokens?.font]);
  const [isOwnTable, setOwnTable] = useState(false);
  const isTable = isTableGiven ?? isOwnTable;
  const [hidden, setHidden] = useState(nothing);
  const [shownFlags, setShownFlags] = useState<ReadonlySet<FlagKind>>(() => new Set(flagKinds));
  const [ownLink] = useState(createChartLink);
  const writeTime = useTimeFormat(timeZone, formatTime);
  const format = (value: number, decimals: number) => formatDecimal(intl, value, decimals);

  const whole = useMemo<View>(() => ({ from, to }), [from, to]);
  const narrowest = useMemo(() => narrowestView(series, from, to), [series, from, to]);
  const { view, isZoomed, change } = useView({ from, to, narrowest, zoom, onZoomChange });

  // The width is measured before the values are decimated for it. On a server nothing is drawn.
  const isMeasured = width !== null || tokens === null;
  const columns = columnsFor(width ?? 0);
  const { items, wholeItems } = useItems(isMeasured ? series : noSeries, whole, view, isZoomed, columns);
  const lines = useMemo(() => linesThatFit(referenceLines, interval, regime), [referenceLines, interval, regime]);
  const overviewItems = isZoomed ? wholeItems : null;
  const layout = useLayout({
    items,
    wholeItems: overviewItems,
    hidden,
    lines,
    periods,
    width: width ?? 0,
    height,
    yScale,
    arrangement,
    measure,
    format,
  });
  const { plots, left, right, names } = layout;
  const figures = useAtRest(items, series);
  const flagCounts = useMemo(() => countFlags(series, from, to), [series, from, to]);

  const isReady = state === 'ready';
  const frame: ChartFrame = {
    view,
    whole,
    isZoomed,
    change,
    link: link ?? ownLink,
    timeZone,
    formatTime: writeTime,
    tableZone: formatTime ? undefined : timeZone,
    tokens,
    measure,
    shownFlags,
    seriesCount: series.length,
    descriptionId,
    isLoading: !isReady,
    width: width ?? 0,
    height,
    left,
    right,
    names,
  };
  const seen = () => seenOf({ intl, frame, plots, label, caption, source, format });

  if (!isMeasured) return <figure ref={figureRef} className={styles.figure} aria-label={label} />;
  return (
    <figure ref={figureRef} className={styles.figure} aria-label={label}>
      <Plots label={label} series={series} layout={layout} frame={frame} isTable={isTable} />
      {!isTable && isReady && series.length > 0 && (
        <div>
          <FlagSwitches counts={flagCounts} shown={shownFlags} onChange={setShownFlags} />
          <Legend
            items={figures}
            arrangement={arrangement}
            hidden={hidden}
            onChange={setHidden}
            isNarrow={(width ?? 0) < widthOfTablePx}
          />
        </div>
      )}

      <Foot
        caption={caption}
        frame={frame}
        items={items}
        lines={lines}
        periods={periods}
        isTable={isTable}
        isTableOffered={isTableOffered}
        onTable={setOwnTable}
      >
        {isSavingOffered && <SaveButtons seen={seen} writeWorkbook={writeWorkbook} />}
      </Foot>
    </figure>
  );
}
