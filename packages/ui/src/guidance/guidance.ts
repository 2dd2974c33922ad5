import type { ReactNode } from 'react';

/** One row of the keyboard table of a docs page. */
export type KeyRow = readonly [keys: string, effect: string];

export interface Advice {
  text: string;
  /** Live example above the text; a drawing (`Sketch.tsx`) of what fills a window. */
  example: ReactNode;
}

/**
 * Guidance of a component for its docs page in Storybook, in `X.guidance.tsx` beside `X.stories.tsx`. It is not part of
 * the package.
 */
export interface Guidance {
  /** Entry point of the package, if it is not the name of the component. */
  entryPoint?: string;
  /** Names to import, if not only the component. */
  imports?: string;
  /** `new` since the last release; its props may still change. */
  status: 'stable' | 'new';
  /** When to use it. */
  use: readonly string[];
  /** When not, and the component to use instead. */
  avoid: readonly string[];
  do: Advice;
  dont: Advice;
  /** Empty if it contains nothing to operate. */
  keyboard: readonly KeyRow[];
}

const tab: KeyRow = ['Tab', 'Moves to it, and on to the next control'];
const press: KeyRow = ['Enter, Space', 'Presses it'];
const segments: readonly KeyRow[] = [
  ['← →', 'Moves to the previous or the next part'],
  ['↑ ↓', 'Changes the part by one'],
  ['0–9', 'Types the part, and moves on when it is complete'],
  ['Backspace', 'Deletes a digit of the part'],
];
const listKeys: readonly KeyRow[] = [
  ['↑ ↓', 'Moves to the previous or the next row'],
  ['Home, End', 'Moves to the first or the last row'],
];
const calendarKeys: readonly KeyRow[] = [
  ['← → ↑ ↓', 'Moves by a day or a week'],
  ['Page Up, Page Down', 'Moves by a month'],
  ['Home, End', 'Moves to the first or the last day of the month'],
  ['Enter, Space', 'Selects the day'],
];

/** Keyboard tables that components with the same behaviour share. */
export const keys = {
  none: [],
  button: [tab, press],
  link: [tab, ['Enter', 'Follows the link']],
  disclosure: [tab, ['Enter, Space', 'Opens or closes the content']],
  checkbox: [tab, ['Space', 'Switches it on or off']],
  radio: [tab, ['← → ↑ ↓', 'Selects the previous or the next option']],
  textField: [tab],
  passwordField: [tab, ['Enter, Space', 'On the eye: shows or hides the password']],
  numberField: [tab, ['↑ ↓', 'Changes the number by one step'], ['Home, End', 'Sets the limit, if there is one']],
  searchField: [tab, ['Enter', 'Submits the text'], ['Escape', 'Empties the field']],
  dateField: [tab, ...segments],
  datePicker: [tab, ...segments, ['Alt + ↓', 'Opens the calendar'], ['Escape', 'Closes the calendar']],
  calendar: [tab, ...calendarKeys],
  select: [
    tab,
    ['Enter, Space, ↑ ↓', 'Opens the list'],
    ...listKeys,
    ['A–Z', 'Moves to an option that begins with the letters'],
    ['Escape', 'Closes the list without a change'],
  ],
  comboBox: [
    tab,
    ['A–Z, 0–9', 'Filters the options'],
    ['↑ ↓', 'Opens the list, and moves in it'],
    ['Enter', 'Selects the option'],
    ['Escape', 'Closes the list'],
  ],
  slider: [tab, ['← → ↑ ↓', 'Changes the value by one step'], ['Home, End', 'Sets the lowest or the highest value']],
  menu: [
    tab,
    ['Enter, Space, ↓', 'Opens the menu'],
    ['↑ ↓', 'Moves in the menu'],
    ['Enter, Space', 'Chooses the entry'],
    ['Escape', 'Closes the menu and returns to its button'],
  ],
  toggle: [tab, ['Enter, Space', 'Presses or releases the button']],
  toggleGroup: [
    ['Tab', 'Moves to the group, and out of it'],
    ['← →', 'Moves to the previous or the next button'],
    ['Enter, Space', 'Presses or releases the button'],
  ],
  dropZone: [tab, ['Enter, Space', 'Opens the file dialog'], ['Ctrl + V', 'Takes the files of the clipboard']],
  toolbar: [
    ['Tab', 'Moves into the toolbar, and out of it'],
    ['← →', 'Moves to the previous or the next control; ↑ ↓ in a vertical one'],
  ],
  tabs: [
    ['Tab', 'Moves to the selected tab, then into its panel'],
    ['← →', 'Selects the previous or the next tab'],
    ['Home, End', 'Selects the first or the last tab'],
  ],
  tree: [tab, ...listKeys, ['→ ←', 'Opens or closes a branch'], ['Enter, Space', 'Selects or follows the row']],
  sideMenu: [tab, ['Enter', 'Follows the link'], ['Enter, Space', 'On a group: opens or closes it']],
  tags: [tab, ['← →', 'Moves to the previous or the next tag'], ['Delete, Backspace', 'Removes the tag']],
  table: [
    tab,
    ['↑ ↓ ← →', 'Moves by a row or a cell'],
    ['Enter', 'Sorts by the column, or follows the row'],
    ['Space', 'Selects the row'],
  ],
  gallery: [
    tab,
    ['Enter', 'Opens the photo'],
    ['← →', 'Shows the previous or the next photo'],
    ['Escape', 'Closes the photo'],
  ],
  dialog: [
    ['Tab', 'Moves inside the dialog only'],
    ['Escape', 'Closes it and returns to the control that opened it'],
  ],
  alertDialog: [
    ['Tab', 'Moves inside the dialog only'],
    ['Enter, Space', 'Presses the focused button; the safe one has the focus at first'],
    ['Escape', 'Cancels'],
  ],
  commandPalette: [
    ['A–Z, 0–9', 'Filters the results'],
    ['↑ ↓', 'Moves between the field and the results'],
    ['Enter', 'Opens the first or the focused result'],
    ['Escape', 'Closes it'],
  ],
  tooltip: [
    ['Tab', 'Focus on the control shows it'],
    ['Escape', 'Hides it'],
  ],
  toast: [
    ['Alt + T', 'Moves to the messages'],
    ['Enter, Space', 'On the button: closes the message'],
  ],
  form: [tab, ['Enter', 'In a field: sends the form']],
  shell: [
    ['Tab', 'Begins with the link that skips to the content'],
    ['Escape', 'Closes the menu if it is over the content'],
  ],
  map: [
    tab,
    ['Page Down, Page Up', 'Moves to the next or the previous mark'],
    ['Home, End', 'Moves to the first or the last mark'],
    ['Enter', 'Selects the station, or opens the cluster'],
    ['← → ↑ ↓', 'Moves the map'],
    ['+ −', 'Zooms'],
    ['Escape', 'Closes the selected station'],
  ],
  chart: [
    tab,
    ['← →', 'Moves the cursor to the previous or the next value'],
    ['Home, End', 'Moves to the first or the last value'],
    ['+ −', 'Zooms; 0 shows the whole period'],
    ['Shift + ← →', 'Moves the zoomed period'],
    ['S', 'Plays the series as sound'],
    ['Escape', 'Removes the cursor'],
  ],
  slots: [tab, ['← →', 'Moves to the previous or the next bar'], ['Home, End', 'Moves to the first or the last bar']],
  days: [tab, ['← → ↑ ↓', 'Moves by a day or a week']],
  rose: [tab, ['Enter, Space', 'Switches between rose and table']],
} as const satisfies Record<string, readonly KeyRow[]>;
