import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { ChartButton } from './ChartButton.tsx';
import { messages } from './PictureFigure.messages.ts';
import * as styles from './PictureFigure.css.ts';

interface PictureFigureProps {
  label: string;
  caption: ReactNode;
  isEmpty: boolean;
  picture: ReactNode;
  /** The same values as a table. */
  table: ReactNode;
  /** Button from the table back to the picture; by default back to a chart. */
  back?: { text: string; icon: ReactNode };
}

/** A picture or its table, with caption and summary. */
export function PictureFigure({ label, caption, isEmpty, picture, table, back }: PictureFigureProps) {
  const intl = useUiIntl();
  const [isTable, setTable] = useState(false);
  const icon = isTable ? (
    (back?.icon ?? <ChartColumn size={16} aria-hidden="true" />)
  ) : (
    <Table2 size={16} aria-hidden="true" />
  );

  return (
    <figure className={styles.figure} aria-label={label}>
      {isEmpty ? <p className={styles.empty}>{intl.formatMessage(messages.empty)}</p> : isTable ? table : picture}
      <figcaption className={styles.foot}>
        <span>{caption}</span>
        {!isEmpty && (
          <span className={styles.tools}>
            <ChartButton icon={icon} onPress={() => setTable(!isTable)}>
              {isTable
                ? (back?.text ?? intl.formatMessage(messages.showPicture))
                : intl.formatMessage(messages.showTable)}
            </ChartButton>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
