import ChartLine from 'lucide-react/icons/chart-line';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Table2 from 'lucide-react/icons/table-2';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ReactNode } from 'react';
import { PassFocusOn } from '../../components/PassFocusOn/PassFocusOn.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { ChartButton } from '../parts/ChartButton.tsx';
import { messages } from './SeriesChart.messages.ts';
import { useRested } from './useRested.ts';
import { zoomed, type View } from './useView.ts';
import * as styles from './SeriesChart.css.ts';

interface ToolsProps {
  hasSeries: boolean;
  isTable: boolean;
  isTableOffered: boolean;
  onTable: (isTable: boolean) => void;
  isZoomed: boolean;
  change: (next: (view: View) => View | null) => void;
  /** The save buttons. */
  children: ReactNode;
}

/** Milliseconds after the chart. */
const restMs = 150;

/** Tools of a chart, rendered after the chart so that they do not delay it. */
export function Tools(props: ToolsProps) {
  return useRested(restMs) && <ToolButtons {...props} />;
}

function ToolButtons({ hasSeries, isTable, isTableOffered, onTable, isZoomed, change, children }: ToolsProps) {
  const intl = useUiIntl();
  const zoom = (factor: number) => change((now) => zoomed(now, factor, (now.from + now.to) / 2));
  return (
    <span className={styles.tools}>
      {!isTable && hasSeries && (
        <>
          <ChartButton label={intl.formatMessage(messages.zoomOut)} isDisabled={!isZoomed} onPress={() => zoom(2)}>
            <ZoomOut size={16} aria-hidden="true" />
          </ChartButton>
          <ChartButton label={intl.formatMessage(messages.zoomIn)} onPress={() => zoom(0.5)}>
            <ZoomIn size={16} aria-hidden="true" />
          </ChartButton>
          {isZoomed && (
            <PassFocusOn to="neighbour">
              <ChartButton icon={<Maximize2 size={16} aria-hidden="true" />} onPress={() => change(() => null)}>
                {intl.formatMessage(messages.wholePeriod)}
              </ChartButton>
            </PassFocusOn>
          )}
        </>
      )}
      {hasSeries && children}
      {isTableOffered && (
        <ChartButton
          icon={isTable ? <ChartLine size={16} aria-hidden="true" /> : <Table2 size={16} aria-hidden="true" />}
          onPress={() => onTable(!isTable)}
        >
          {intl.formatMessage(isTable ? messages.showGraph : messages.showTable)}
        </ChartButton>
      )}
    </span>
  );
}
