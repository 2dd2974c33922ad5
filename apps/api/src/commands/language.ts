import { defaultLanguage, type Language, languageCodes } from '../language.ts';
import { UsageError } from './command.ts';

/**
 * Language of a command: that of the option, else of the locale of the system (`LC_ALL`, `LC_MESSAGES`, `LANG`), else
 * English.
 */
export function commandLanguage(option: string | undefined, environment: NodeJS.ProcessEnv): Language {
  if (option !== undefined) {
    const chosen = languageCodes.find((code) => code === option);
    if (chosen === undefined) throw new UsageError(`--language is to be ${languageCodes.join(', ')}, not "${option}".`);
    return chosen;
  }
  // As gettext reads them: the first that is set counts.
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  const code = locale.split(/[_.@]/)[0];
  return languageCodes.find((one) => one === code) ?? defaultLanguage;
}
