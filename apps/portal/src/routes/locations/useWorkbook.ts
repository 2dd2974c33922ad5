import type { ApiError, Interval, Series } from '@zrak/api-client';
import { estimateValues } from '@zrak/machines';
import { useEffect, useRef } from 'react';
import { fileNameOf, save } from '../../app/download.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { languageTag } from '../../i18n/languages.ts';
import { usePreferences } from '../../app/preferencesContext.ts';
import type { CivilRange } from './period.ts';
import { useLargeData } from './useLargeData.ts';

export interface WorkbookRequest extends CivilRange {
  series: readonly Series[];
  interval: Interval;
}

/**
 * Downloads values as an Excel workbook, asking first when there are many.
 *
 * @param onFailure told why no workbook came
 */
export function useWorkbook(onFailure: (error: ApiError) => void) {
  const { api } = useServices();
  const { language } = usePreferences();
  const { isLoading, warning, send } = useLargeData();
  const wanted = useRef<WorkbookRequest | null>(null);
  const tell = useRef(onFailure);

  useEffect(() => {
    tell.current = onFailure;
  });

  useEffect(() => {
    if (!isLoading || !wanted.current) return;
    const { series, from, to, interval } = wanted.current;
    const controller = new AbortController();
    const query = { seriesIds: series.map(({ id }) => id), from, to, interval, culture: languageTag[language] };
    void api
      .GET('/api/exportData/get', { params: { query }, parseAs: 'blob', signal: controller.signal })
      .then(({ data, error, response }) => {
        if (controller.signal.aborted) return;
        if (data) save(data, fileNameOf(response, 'export.xlsx'));
        else if (error) tell.current(error);
        send({ type: data ? 'load.succeed' : 'load.fail' });
      });
    return () => controller.abort();
  }, [api, isLoading, language, send]);

  return {
    isLoading,
    download(request: WorkbookRequest) {
      wanted.current = request;
      const { series, from, to, interval } = request;
      send({ type: 'load.request', values: estimateValues(series, Date.parse(from), Date.parse(to), interval) });
    },
    warning,
  };
}
