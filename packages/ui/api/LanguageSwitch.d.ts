interface LanguageChoice<Code extends string = string> {
  /** ISO 639 code. */
  id: Code;
  /** Name in the language itself, so that its speakers find it in any language. */
  label: string;
}
interface LanguageSwitchProps<Code extends string> {
  languages: readonly LanguageChoice<Code>[];
  value: Code;
  /** The texts of a chosen language are loading. */
  isPending?: boolean | undefined;
  onChange: (language: Code) => void;
}
declare function LanguageSwitch<Code extends string>({
  languages,
  value,
  isPending,
  onChange
}: LanguageSwitchProps<Code>): import("react").JSX.Element;
export { LanguageChoice, LanguageSwitch, LanguageSwitchProps };