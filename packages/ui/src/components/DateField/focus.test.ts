// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement, createRef, type Ref } from 'react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../i18n/UiProvider.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { DateField } from './DateField.tsx';

afterEach(cleanup);

const fieldOf = (Field: typeof DateField | typeof DatePicker | typeof DateRangePicker | typeof TimeField) => {
  const ref = createRef<HTMLElement>();
  const props: { label: string; ref: Ref<HTMLElement> } = { label: 'Measured', ref };
  const { getAllByRole } = render(
    createElement(UiProvider, { locale: 'en', messages: {}, children: createElement(Field, props) }),
  );
  return { ref, first: getAllByRole('spinbutton')[0] };
};

it.each([DateField, DatePicker, DateRangePicker, TimeField])('a form focuses the first part of %o', (Field) => {
  const { ref, first } = fieldOf(Field);
  ref.current?.focus();
  expect(document.activeElement).toBe(first);
});
