import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ComboBox } from './components/ComboBox/ComboBox.tsx';
import { MultiComboBox } from './components/MultiComboBox/MultiComboBox.tsx';
import { Select } from './components/Select/Select.tsx';
import { TagGroup } from './components/TagGroup/TagGroup.tsx';
import { Tree } from './components/Tree/Tree.tsx';
import { StationList } from './map/StationList/StationList.tsx';
import { firstRowCount } from './theme/useFirstRows.ts';

let reads = 0;
const counted = (id: string, name: string) => ({
  id,
  name,
  level: 'none' as const,
  get label() {
    reads += 1;
    return name;
  },
});
const items = Array.from({ length: 10_000 }, (_, index) => counted(String(index), `Station ${index}`));
const noop = () => undefined;
const parent = { id: 'all', label: 'All stations', children: items };

const rows: Record<string, ReactElement> = {
  StationList: createElement(StationList, { label: 'Stations', stations: items, onSelect: noop }),
  TagGroup: createElement(TagGroup, { label: 'Stations', items }),
  Tree: createElement(Tree, { label: 'Stations', items }),
  'Tree, expanded': createElement(Tree, { label: 'Stations', items: [parent], defaultExpanded: ['all'] }),
};
const closedLists: Record<string, ReactElement> = {
  Select: createElement(Select, { label: 'Station', items, selectedKey: '9000' }),
  ComboBox: createElement(ComboBox, { label: 'Station', items, selectedKey: '9000' }),
  MultiComboBox: createElement(MultiComboBox, {
    label: 'Stations',
    sections: [{ id: 'a', label: 'Towns', items }],
    selectedKeys: [],
    onSelectionChange: noop,
  }),
};

describe('10,000 rows on a server', () => {
  it.each(Object.keys(rows))('%s has the first rows', (name) => {
    const html = renderToString(rows[name]);
    expect(html).toContain('Station 0<');
    expect(html).toContain(`Station ${firstRowCount - 2}<`);
    expect(html).not.toContain(`Station ${firstRowCount}<`);
  });

  it.each(Object.keys(closedLists))('%s reads only the selected option', (name) => {
    reads = 0;
    renderToString(closedLists[name]);
    expect(reads).toBeLessThan(20);
  });

  it.each(['Select', 'ComboBox'])('%s shows the selected option', (name) => {
    expect(renderToString(closedLists[name])).toContain('Station 9000');
  });
});

it('a closed row of a tree keeps the button that expands it', () => {
  expect(renderToString(createElement(Tree, { label: 'Stations', items: [parent] }))).toContain('<button');
});
