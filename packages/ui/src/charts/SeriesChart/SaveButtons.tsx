import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { ChartButton } from '../parts/ChartButton.tsx';
import type { CsvTable } from '../save/csv.ts';
import type { SavedKind } from '../save/save.ts';
import type { Sheet } from '../save/sheet.ts';
import type { WorkbookWriter } from '../save/workbook.ts';
import { messages } from './SeriesChart.messages.ts';
import * as styles from './SeriesChart.css.ts';

interface SaveButtonsProps {
  /** Returns the visible part; called on save. */
  seen: () => { sheet: Sheet; table: CsvTable } | null;
  writeWorkbook: WorkbookWriter | undefined;
}

const names: Record<SavedKind, string> = { png: 'PNG', svg: 'SVG', csv: 'CSV', xlsx: 'Excel' };
const kinds = ['png', 'svg', 'csv', 'xlsx'] as const;

/** Saves the visible part as a picture or as values. The code is loaded on the first use. */
export function SaveButtons({ seen, writeWorkbook }: SaveButtonsProps) {
  const intl = useUiIntl();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const offered = kinds.filter((kind) => kind !== 'xlsx' || writeWorkbook);

  const save = async (kind: SavedKind) => {
    const snapshot = seen();
    if (!snapshot) return;
    try {
      const { saveAs } = await import('../save/save.ts');
      await saveAs(kind, snapshot.sheet, snapshot.table, writeWorkbook);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      <ChartButton
        icon={<Download size={16} aria-hidden="true" />}
        isExpanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {intl.formatMessage(messages.save)}
      </ChartButton>
      {isOpen && (
        <span className={styles.tools}>
          {offered.map((kind) => (
            <ChartButton
              key={kind}
              label={intl.formatMessage(messages.saveAs, { format: names[kind] })}
              onPress={() => void save(kind)}
            >
              {names[kind]}
            </ChartButton>
          ))}
        </span>
      )}
      <span role="status">{hasFailed && intl.formatMessage(messages.saveFailed)}</span>
    </>
  );
}
