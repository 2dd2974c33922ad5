export type ThemeChoice = 'light' | 'dark' | 'system';
export interface ThemeSwitchProps {
    value: ThemeChoice;
    /** The app sets the choice on `<html data-theme>` and stores it. */
    onChange: (choice: ThemeChoice) => void;
}
export declare function ThemeSwitch({ value, onChange }: ThemeSwitchProps): import("react").JSX.Element;
