export interface LanguageChoice<Code extends string = string> {
    /** ISO 639 code. */
    id: Code;
    /** Name in the language itself, so that its speakers find it in any language. */
    label: string;
}
export interface LanguageSwitchProps<Code extends string> {
    languages: readonly LanguageChoice<Code>[];
    value: Code;
    onChange: (language: Code) => void;
}
export declare function LanguageSwitch<Code extends string>({ languages, value, onChange }: LanguageSwitchProps<Code>): import("react").JSX.Element;
