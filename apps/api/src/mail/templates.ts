import type { Language } from '../language.ts';

export type Template =
  | 'confirmUser'
  | 'alreadyRegistered'
  | 'resetPassword'
  | 'valueAbove'
  | 'valueBelow'
  | 'stationSilent'
  | 'monthlyReport';

/** What stands in for `{name}` in a template. */
export type MailValues = Readonly<Record<string, string>>;

/** Figures and the like, under a heading of their own. */
export interface MailSection {
  heading: string;
  lines: readonly string[];
}

interface Words {
  subject: string;
  before: string;
  /** What stands on the button. */
  action: string;
  after: string;
}

const greetings: Record<Language, { named: string; plain: string }> = {
  en: { named: 'Hello {name},', plain: 'Hello,' },
  sl: { named: 'Pozdravljeni, {name},', plain: 'Pozdravljeni,' },
  de: { named: 'Guten Tag {name},', plain: 'Guten Tag,' },
};

const alertEnd: Record<Language, string> = {
  en: 'You are told again once this has ended and begun anew. Alerts are changed in the portal under Alerts.',
  sl: 'Znova vas obvestimo, ko se to konča in ponovi. Opozorila spremenite v portalu pod Opozorila.',
  de: 'Sie werden erst wieder benachrichtigt, wenn dies geendet und neu begonnen hat. Alarme ändern Sie im Portal unter Alarme.',
};

const templates: Record<Template, Record<Language, Words>> = {
  confirmUser: {
    en: {
      subject: 'Confirm your e-mail address',
      before: 'please confirm your address for the Zrak portal within the next 60 minutes:',
      action: 'Confirm address',
      after: 'If you did not sign up, ignore this mail.',
    },
    sl: {
      subject: 'Potrdite svoj e-poštni naslov',
      before: 'v naslednjih 60 minutah potrdite svoj naslov za portal Zrak:',
      action: 'Potrdi naslov',
      after: 'Če se niste prijavili vi, sporočilo prezrite.',
    },
    de: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      before: 'bitte bestätigen Sie Ihre Adresse für das Zrak-Portal innerhalb von 60 Minuten:',
      action: 'Adresse bestätigen',
      after: 'Wenn Sie sich nicht registriert haben, ignorieren Sie diese Mail.',
    },
  },
  alreadyRegistered: {
    en: {
      subject: 'You already have an account',
      before:
        'somebody tried to sign up with this address, which already has an account. You can log in, or reset your password:',
      action: 'Log in',
      after: 'If it was not you, you need do nothing: nothing has changed.',
    },
    sl: {
      subject: 'Račun že imate',
      before: 'nekdo se je želel prijaviti s tem naslovom, ki račun že ima. Lahko se prijavite ali ponastavite geslo:',
      action: 'Prijava',
      after: 'Če to niste bili vi, vam ni treba storiti ničesar: nič se ni spremenilo.',
    },
    de: {
      subject: 'Sie haben bereits ein Konto',
      before:
        'jemand wollte sich mit dieser Adresse registrieren, zu der es schon ein Konto gibt. Sie können sich anmelden oder Ihr Passwort zurücksetzen:',
      action: 'Anmelden',
      after: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Es hat sich nichts geändert.',
    },
  },
  valueAbove: {
    en: {
      subject: '{station}: {parameter} above {threshold} {unit}',
      before:
        '{parameter} at {station} is above {threshold} {unit}: {value} {unit} up to {time} (mean of {interval}; in a row: {intervals}).',
      action: 'Show station',
      after: alertEnd.en,
    },
    sl: {
      subject: '{station}: {parameter} nad {threshold} {unit}',
      before:
        '{parameter} na postaji {station} presega {threshold} {unit}: {value} {unit} do {time} (povprečje {interval}; zaporedoma: {intervals}).',
      action: 'Prikaži postajo',
      after: alertEnd.sl,
    },
    de: {
      subject: '{station}: {parameter} über {threshold} {unit}',
      before:
        '{parameter} an der Station {station} liegt über {threshold} {unit}: {value} {unit} bis {time} (Mittelwert über {interval}; in Folge: {intervals}).',
      action: 'Station anzeigen',
      after: alertEnd.de,
    },
  },
  valueBelow: {
    en: {
      subject: '{station}: {parameter} below {threshold} {unit}',
      before:
        '{parameter} at {station} is below {threshold} {unit}: {value} {unit} up to {time} (mean of {interval}; in a row: {intervals}).',
      action: 'Show station',
      after: alertEnd.en,
    },
    sl: {
      subject: '{station}: {parameter} pod {threshold} {unit}',
      before:
        '{parameter} na postaji {station} je pod {threshold} {unit}: {value} {unit} do {time} (povprečje {interval}; zaporedoma: {intervals}).',
      action: 'Prikaži postajo',
      after: alertEnd.sl,
    },
    de: {
      subject: '{station}: {parameter} unter {threshold} {unit}',
      before:
        '{parameter} an der Station {station} liegt unter {threshold} {unit}: {value} {unit} bis {time} (Mittelwert über {interval}; in Folge: {intervals}).',
      action: 'Station anzeigen',
      after: alertEnd.de,
    },
  },
  stationSilent: {
    en: {
      subject: '{station}: no data',
      before: 'nothing has arrived from {station} for {hours} h (as of {time}).',
      action: 'Show station',
      after: alertEnd.en,
    },
    sl: {
      subject: '{station}: ni podatkov',
      before: 's postaje {station} že {hours} h ni novih podatkov (stanje {time}).',
      action: 'Prikaži postajo',
      after: alertEnd.sl,
    },
    de: {
      subject: '{station}: keine Daten',
      before: 'von der Station {station} kommen seit {hours} h keine Daten (Stand {time}).',
      action: 'Station anzeigen',
      after: alertEnd.de,
    },
  },
  monthlyReport: {
    en: {
      subject: '{name}: report of {month}',
      before: 'the report of {month} is ready ({name}). In short:',
      action: 'Show report',
      after:
        'All figures are in the Excel file that is attached. To end the delivery, switch it off beside the report, or in the portal under Alerts.',
    },
    sl: {
      subject: '{name}: poročilo, {month}',
      before: 'pripravljeno je mesečno poročilo, {month} ({name}). Na kratko:',
      action: 'Prikaži poročilo',
      after:
        'Vse vrednosti so v priloženi Excelovi datoteki. Pošiljanje izklopite ob poročilu ali v portalu pod Opozorila.',
    },
    de: {
      subject: '{name}: Bericht für {month}',
      before: 'der Bericht für {month} ist fertig ({name}). In Kürze:',
      action: 'Bericht zeigen',
      after:
        'Alle Werte stehen in der angehängten Excel-Datei. Den Versand beenden Sie neben dem Bericht oder im Portal unter Alarme.',
    },
  },
  resetPassword: {
    en: {
      subject: 'Reset your password',
      before: 'with this link you can choose a new password within the next 60 minutes:',
      action: 'Choose a new password',
      after: 'If you did not ask for it, ignore this mail; your password stays as it is.',
    },
    sl: {
      subject: 'Ponastavitev gesla',
      before: 's to povezavo lahko v naslednjih 60 minutah izberete novo geslo:',
      action: 'Izberi novo geslo',
      after: 'Če tega niste zahtevali, sporočilo prezrite; geslo ostane nespremenjeno.',
    },
    de: {
      subject: 'Passwort zurücksetzen',
      before: 'mit diesem Link können Sie innerhalb von 60 Minuten ein neues Passwort wählen:',
      action: 'Neues Passwort wählen',
      after: 'Wenn Sie das nicht angefordert haben, ignorieren Sie diese Mail; Ihr Passwort bleibt unverändert.',
    },
  },
};

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** A mail as text and as a page that needs no pictures. */
export function textOf(
  template: Template,
  language: Language,
  {
    name,
    link,
    values = {},
    sections = [],
  }: { name: string; link: string; values?: MailValues; sections?: readonly MailSection[] },
): MailText {
  const words = templates[template][language];
  const { action, after } = words;
  const [subject, before] = [filled(words.subject, values), filled(words.before, values)];
  const { named, plain } = greetings[language];
  const greeting = isGreetable(name) ? named.replace('{name}', () => name) : plain;
  const [safeGreeting, safeLink] = [escaped(greeting), escaped(link)];
  return {
    subject,
    text: `${[greeting, before, ...sections.map(sectionText), link, after].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; color: #1b2733; background: #ffffff">
<p>${safeGreeting}</p>
<p>${escaped(before)}</p>
${sections.map(sectionHtml).join('')}<p><a href="${safeLink}" style="display: inline-block; padding: 12px 20px; color: #ffffff; background: #0b5c8a; border-radius: 6px">${escaped(action)}</a></p>
<p><a href="${safeLink}" style="color: #0b5c8a; word-break: break-all">${safeLink}</a></p>
<p>${escaped(after)}</p>
</body>
</html>
`,
  };
}

const sectionText = ({ heading, lines }: MailSection): string =>
  [heading, ...lines.map((line) => `- ${line}`)].join('\n');

const sectionHtml = ({ heading, lines }: MailSection): string =>
  `<h2 style="margin: 16px 0 4px; font-size: 16px">${escaped(heading)}</h2>
<ul style="margin: 0 0 16px; padding-left: 20px">${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>
`;

/** A text with `{name}` replaced by what is given for it. */
export function filled(text: string, values: MailValues): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Anybody can sign up with any name and any address: what looks like a message or a link is not passed on. */
function isGreetable(name: string): boolean {
  return name.length <= 60 && /^[\p{L}\p{M}\p{N} .,'’-]+$/u.test(name) && !/\.\S/.test(name);
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
