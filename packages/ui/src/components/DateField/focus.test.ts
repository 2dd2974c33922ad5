// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement, createRef, type FunctionComponent, type Ref } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { DateField } from './DateField.tsx';

afterEach(cleanup);

type Field = FunctionComponent<{ label: string; ref: Ref<HTMLElement> }>;

const fieldOf = (field: Field) => {
  const ref = createRef<HTMLElement>();
  const { getAllByRole } = render(createElement(field, { label: 'Measured', ref }));
  return { ref, first: getAllByRole('spinbutton')[0] };
};

it.each<Field>([DateField, DatePicker, DateRangePicker, TimeField])('a form focuses the first part of %o', (field) => {
  const { ref, first } = fieldOf(field);
  ref.current?.focus();
  expect(document.activeElement).toBe(first);
});
