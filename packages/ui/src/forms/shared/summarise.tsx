import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { ErrorSummary, type ErrorSummaryItem } from '../../components/ErrorSummary/ErrorSummary.tsx';

/** A summary that takes the focus for several errors; a single error focuses its field. */
export function summarise(errors: FieldErrors, focus: (name: string) => void): ReactNode {
  const items = Object.entries(errors).map(([id, error]): ErrorSummaryItem => {
    const message = error?.message;
    return { id, message: typeof message === 'string' ? message : '' };
  });
  if (items.length > 1) return <ErrorSummary errors={items} onSelect={focus} />;
  focus(items[0]!.id);
  return null;
}
