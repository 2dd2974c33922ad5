import { ReactNode } from "react";
/** Height: the title only, half of the container, or all of it. */
type SheetStop = (typeof sheetStops)[number];
declare const sheetStops: readonly ['peek', 'half', 'full'];
interface SheetProps {
  /** Names the sheet for the control of its height. */
  label: string;
  stop: SheetStop;
  onStopChange: (stop: SheetStop) => void;
  /** True in a window with room for the content: it is shown in its place, without the sheet, and keeps its state. */
  isInPlace?: boolean | undefined;
  children: ReactNode;
}
/**
 * Sheet at the lower edge of a positioned container, for a phone. Its handle is dragged, pressed, or used with the arrow
 * keys. The content scrolls inside; at the lowest stop it is a handle, too. The sheet is not modal.
 */
declare function Sheet({
  label,
  stop,
  onStopChange,
  isInPlace,
  children
}: SheetProps): import("react").JSX.Element;
export { Sheet, SheetProps, SheetStop };