import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selectedKey?: string;
  onSelectionChange?: (id: string) => void;
}

/** Only the selected panel is rendered. */
export function Tabs({ label, items, selectedKey, onSelectionChange }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
      {...(selectedKey !== undefined && { selectedKey })}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className={styles.tab}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
