import type { Language } from '../language.ts';
import { type TextValues, texts } from '../texts.ts';

export type Template =
  | 'confirmUser'
  | 'addressChanged'
  | 'alreadyRegistered'
  | 'resetPassword'
  | 'invitation'
  | 'valueAbove'
  | 'valueBelow'
  | 'stationSilent'
  | 'monthlyReport';

/** Values of the placeholders `{name}` of a template. */
export type MailValues = TextValues;

/** Figures or similar content, under a separate heading. */
export interface MailSection {
  heading: string;
  lines: readonly string[];
}

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** A mail as plain text and as HTML without images. */
export function textOf(
  template: Template,
  language: Language,
  {
    name,
    link,
    settingsLink,
    values = {},
    sections = [],
  }: { name: string; link: string; settingsLink?: string; values?: MailValues; sections?: readonly MailSection[] },
): MailText {
  const say = texts.in(language);
  const subject = say(`mail.templates.${template}.subject`, values);
  const before = say(`mail.templates.${template}.before`, values);
  const action = say(`mail.templates.${template}.action`);
  const after = say(`mail.templates.${template}.after`);
  const greeting = isGreetable(name)
    ? say('mail.templates.greeting', { name })
    : say('mail.templates.greetingWithoutName');
  const end = settingsLink === undefined ? [] : [{ words: say('mail.templates.end'), href: settingsLink }];
  const [safeGreeting, safeLink] = [escaped(greeting), escaped(link)];
  return {
    subject,
    text: `${[greeting, before, ...sections.map(sectionText), link, after, ...end.map(endText)].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; color: #1b2733; background: #ffffff">
<p>${safeGreeting}</p>
<p>${escaped(before)}</p>
${sections.map(sectionHtml).join('')}<p><a href="${safeLink}" style="display: inline-block; padding: 12px 20px; color: #ffffff; background: #0b5c8a; border-radius: 6px">${escaped(action)}</a></p>
<p><a href="${safeLink}" style="color: #0b5c8a; word-break: break-all">${safeLink}</a></p>
<p>${escaped(after)}</p>
${end.map(endHtml).join('')}</body>
</html>
`,
  };
}

/** How the user ends a recurring mail. */
interface MailEnd {
  words: string;
  href: string;
}

const endText = ({ words, href }: MailEnd): string => `${words} ${href}`;

const endHtml = ({ words, href }: MailEnd): string =>
  `<p>${escaped(words)} <a href="${escaped(href)}" style="color: #0b5c8a; word-break: break-all">${escaped(href)}</a></p>
`;

const sectionText = ({ heading, lines }: MailSection): string =>
  [heading, ...lines.map((line) => `- ${line}`)].join('\n');

const sectionHtml = ({ heading, lines }: MailSection): string =>
  `<h2 style="margin: 16px 0 4px; font-size: 16px">${escaped(heading)}</h2>
<ul style="margin: 0 0 16px; padding-left: 20px">${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>
`;

/** Sign-up is open to any name and address: a name that looks like a message or a link is left out of the mail. */
function isGreetable(name: string): boolean {
  return name.length <= 60 && /^[\p{L}\p{M}\p{N} .,'’-]+$/u.test(name) && !/\.\S/.test(name);
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
