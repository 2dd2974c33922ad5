type ThemeChoice = 'light' | 'dark' | 'system';
interface ThemeSwitchProps {
  value: ThemeChoice;
  /** The app sets the choice on `<html data-theme>` and stores it. */
  onChange: (choice: ThemeChoice) => void;
}
declare function ThemeSwitch({
  value,
  onChange
}: ThemeSwitchProps): import("react").JSX.Element;
export { ThemeChoice, ThemeSwitch, ThemeSwitchProps };