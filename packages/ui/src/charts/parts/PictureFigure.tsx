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
  /** The same figures as a table. */
  table: ReactNode;
  /** The way back from the table; to a graph when left out. */
  back?: { text: string; icon: ReactNode };
}

/** A picture or its table, with what is said about either. */
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
