import { type UiLocale } from './provider.js';
export interface LanguageSwitchProps {
    value: UiLocale;
    onChange: (locale: UiLocale) => void;
}
export declare function LanguageSwitch({ value, onChange }: LanguageSwitchProps): import("react").JSX.Element;
