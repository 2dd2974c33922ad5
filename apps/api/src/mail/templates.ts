import type { Language } from '../language.ts';

export type Template = 'confirmUser' | 'alreadyRegistered' | 'resetPassword';

interface Text {
  subject: string;
  body: string;
}

const templates: Record<Template, Record<Language, Text>> = {
  confirmUser: {
    en: {
      subject: 'Confirm your e-mail address',
      body: 'Hello {name},\n\nplease confirm your address for the Zrak portal within the next 60 minutes:\n\n{link}\n\nIf you did not sign up, ignore this mail.\n',
    },
    sl: {
      subject: 'Potrdite svoj e-poštni naslov',
      body: 'Pozdravljeni, {name},\n\nv naslednjih 60 minutah potrdite svoj naslov za portal Zrak:\n\n{link}\n\nČe se niste prijavili vi, sporočilo prezrite.\n',
    },
    de: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      body: 'Guten Tag {name},\n\nbitte bestätigen Sie Ihre Adresse für das Zrak-Portal innerhalb von 60 Minuten:\n\n{link}\n\nWenn Sie sich nicht registriert haben, ignorieren Sie diese Mail.\n',
    },
  },
  alreadyRegistered: {
    en: {
      subject: 'You already have an account',
      body: 'Hello {name},\n\nsomebody tried to sign up with this address, which already has an account. You can log in, or reset your password:\n\n{link}\n',
    },
    sl: {
      subject: 'Račun že imate',
      body: 'Pozdravljeni, {name},\n\nnekdo se je želel prijaviti s tem naslovom, ki račun že ima. Lahko se prijavite ali ponastavite geslo:\n\n{link}\n',
    },
    de: {
      subject: 'Sie haben bereits ein Konto',
      body: 'Guten Tag {name},\n\njemand wollte sich mit dieser Adresse registrieren, zu der es schon ein Konto gibt. Sie können sich anmelden oder Ihr Passwort zurücksetzen:\n\n{link}\n',
    },
  },
  resetPassword: {
    en: {
      subject: 'Reset your password',
      body: 'Hello {name},\n\nwith this link you can choose a new password within the next 60 minutes:\n\n{link}\n\nIf you did not ask for it, ignore this mail; your password stays as it is.\n',
    },
    sl: {
      subject: 'Ponastavitev gesla',
      body: 'Pozdravljeni, {name},\n\ns to povezavo lahko v naslednjih 60 minutah izberete novo geslo:\n\n{link}\n\nČe tega niste zahtevali, sporočilo prezrite; geslo ostane nespremenjeno.\n',
    },
    de: {
      subject: 'Passwort zurücksetzen',
      body: 'Guten Tag {name},\n\nmit diesem Link können Sie innerhalb von 60 Minuten ein neues Passwort wählen:\n\n{link}\n\nWenn Sie das nicht angefordert haben, ignorieren Sie diese Mail; Ihr Passwort bleibt unverändert.\n',
    },
  },
};

export function textOf(template: Template, language: Language, values: { name: string; link: string }): Text {
  const { subject, body } = templates[template][language];
  return { subject, body: body.replace('{name}', () => values.name).replace('{link}', () => values.link) };
}
