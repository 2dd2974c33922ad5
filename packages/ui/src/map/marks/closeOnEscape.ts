import type { KeyboardEvent } from 'react';

/** Closes the card of the selected mark. A dialog around the map stays open, and gets Escape if no card is open. */
export function closeOnEscape(event: KeyboardEvent, selectedId: string | null, onSelect: (id: null) => void) {
  if (event.key !== 'Escape' || selectedId === null) return;
  event.stopPropagation();
  onSelect(null);
}
