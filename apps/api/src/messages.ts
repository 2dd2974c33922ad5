import type { LocalText } from './db/schema.ts';

/** What the API says to people. The English is the wording of the specification, to the letter, where it has one. */
export const messages = {
  invalidCredentials: {
    en: 'Invalid credentials',
    sl: 'Napačni prijavni podatki',
    de: 'Ungültige Anmeldedaten',
  },
  forbidden: { en: 'Access Forbidden', sl: 'Dostop ni dovoljen', de: 'Zugriff verweigert' },
  notFound: { en: 'Resource not found', sl: 'Vira ni mogoče najti', de: 'Ressource nicht gefunden' },
  methodNotAllowed: { en: 'Method not allowed', sl: 'Metoda ni dovoljena', de: 'Methode nicht erlaubt' },
  unexpected: {
    en: 'An unexpected error occurred',
    sl: 'Prišlo je do nepričakovane napake',
    de: 'Ein unerwarteter Fehler ist aufgetreten',
  },
  badRequest: { en: 'Bad Request', sl: 'Neveljavna zahteva', de: 'Ungültige Anfrage' },
  invalidField: {
    en: 'Not valid: {field}.',
    sl: 'Neveljavno: {field}.',
    de: 'Ungültig: {field}.',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Try again in {seconds} seconds.',
    sl: 'Preveč poskusov. Poskusite znova čez {seconds} s.',
    de: 'Zu viele Versuche. Versuchen Sie es in {seconds} Sekunden erneut.',
  },
  tooLarge: { en: 'The request is too large.', sl: 'Zahteva je prevelika.', de: 'Die Anfrage ist zu groß.' },
  unavailable: {
    en: 'The service is not available at the moment.',
    sl: 'Storitev trenutno ni na voljo.',
    de: 'Der Dienst ist derzeit nicht verfügbar.',
  },
  incorrectPassword: { en: 'Incorrect password', sl: 'Napačno geslo', de: 'Falsches Passwort' },
  passwordTooShort: {
    en: 'Password must be at least 6 characters long',
    sl: 'Geslo mora imeti vsaj 6 znakov',
    de: 'Das Passwort muss mindestens 6 Zeichen lang sein',
  },
  passwordSpecial: {
    en: 'Need one special character',
    sl: 'Potreben je en poseben znak',
    de: 'Ein Sonderzeichen ist erforderlich',
  },
  passwordComposition: {
    en: 'Password needs an uppercase letter, a lowercase letter, a special character and a number',
    sl: 'Geslo potrebuje veliko črko, malo črko, poseben znak in številko',
    de: 'Das Passwort braucht einen Großbuchstaben, einen Kleinbuchstaben, ein Sonderzeichen und eine Zahl',
  },
  resetUrlWrong: {
    en: "The URL for the reset password is wrong or it's expired.",
    sl: 'Povezava za ponastavitev gesla je napačna ali je potekla.',
    de: 'Der Link zum Zurücksetzen des Passworts ist falsch oder abgelaufen.',
  },
  confirmUrlWrong: {
    en: "Confirmation URL is not valid or it's expired.",
    sl: 'Potrditvena povezava ni veljavna ali je potekla.',
    de: 'Der Bestätigungslink ist ungültig oder abgelaufen.',
  },
  keyUser: {
    en: "Can't delete key user",
    sl: 'Ključnega uporabnika ni mogoče izbrisati',
    de: 'Schlüsselbenutzer kann nicht gelöscht werden',
  },
  ownUser: {
    en: 'You cannot delete yourself.',
    sl: 'Sebe ne morete izbrisati.',
    de: 'Sie können sich nicht selbst löschen.',
  },
  ownMembership: {
    en: 'You cannot change your own roles or client.',
    sl: 'Svojih vlog in stranke ne morete spremeniti.',
    de: 'Ihre eigenen Rollen und Ihren Kunden können Sie nicht ändern.',
  },
  lastAdministrator: {
    en: 'The last administrator cannot be removed.',
    sl: 'Zadnjega administratorja ni mogoče odstraniti.',
    de: 'Der letzte Administrator kann nicht entfernt werden.',
  },
  tooManyCalls: {
    en: 'Too many requests. Try again in {seconds} seconds.',
    sl: 'Preveč zahtev. Poskusite znova čez {seconds} s.',
    de: 'Zu viele Anfragen. Versuchen Sie es in {seconds} Sekunden erneut.',
  },
  backOfficeUser: {
    en: 'This user was created in the back-office and can only be changed there.',
    sl: 'Ta uporabnik je bil ustvarjen v zalednem sistemu in ga je mogoče spremeniti samo tam.',
    de: 'Dieser Benutzer wurde im Backoffice angelegt und kann nur dort geändert werden.',
  },
  administratorPassword: {
    en: 'Administrators change their password in the back-office.',
    sl: 'Administratorji spremenijo geslo v zalednem sistemu.',
    de: 'Administratoren ändern ihr Passwort im Backoffice.',
  },
  userNameTooShort: {
    en: 'Username should been at least 4 characters long',
    sl: 'Uporabniško ime mora imeti vsaj 4 znake',
    de: 'Der Benutzername muss mindestens 4 Zeichen lang sein',
  },
  emailForm: { en: 'Incorrect E-mail form', sl: 'Nepravilna oblika e-naslova', de: 'Ungültige E-Mail-Adresse' },
  fullNameMissing: {
    en: 'Please enter full name',
    sl: 'Vnesite ime in priimek',
    de: 'Bitte geben Sie den vollen Namen ein',
  },
  clientMissing: { en: 'Client is missing', sl: 'Manjka stranka', de: 'Der Kunde fehlt' },
  userNameTaken: {
    en: 'This username is already taken.',
    sl: 'To uporabniško ime je že zasedeno.',
    de: 'Dieser Benutzername ist bereits vergeben.',
  },
  emailTaken: {
    en: 'This e-mail address is already in use.',
    sl: 'Ta e-poštni naslov je že v uporabi.',
    de: 'Diese E-Mail-Adresse wird bereits verwendet.',
  },
  idMismatch: {
    en: 'The id in the body is not the id in the address.',
    sl: 'Oznaka v vsebini se ne ujema z oznako v naslovu.',
    de: 'Die Kennung im Inhalt stimmt nicht mit der in der Adresse überein.',
  },
  fromNoDate: { en: '"from" is not a date.', sl: '"from" ni datum.', de: '"from" ist kein Datum.' },
  toNoDate: { en: '"to" is not a date.', sl: '"to" ni datum.', de: '"to" ist kein Datum.' },
  toBeforeFrom: {
    en: '"to" must be later than "from".',
    sl: '"to" mora biti kasneje kot "from".',
    de: '"to" muss nach "from" liegen.',
  },
  periodTooLong: {
    en: 'The period must not be longer than 20 years.',
    sl: 'Obdobje ne sme biti daljše od 20 let.',
    de: 'Der Zeitraum darf nicht länger als 20 Jahre sein.',
  },
  tooManyValues: {
    en: 'Too many values: {count}. At most {limit} are served at once.',
    sl: 'Preveč vrednosti: {count}. Naenkrat jih je na voljo največ {limit}.',
    de: 'Zu viele Werte: {count}. Höchstens {limit} werden auf einmal geliefert.',
  },
  mixedTimeZones: {
    en: 'These series count their days in different time zones; ask for them apart.',
    sl: 'Te serije štejejo dneve v različnih časovnih pasovih; zahtevajte jih ločeno.',
    de: 'Diese Reihen zählen ihre Tage in verschiedenen Zeitzonen; fragen Sie sie getrennt ab.',
  },
  tooManyAlerts: {
    en: 'You have {limit} alerts, and more are not possible.',
    sl: 'Dosegli ste največje število opozoril: {limit}.',
    de: 'Sie haben {limit} Alarme; mehr sind nicht möglich.',
  },
  tooManyViews: {
    en: 'You have {limit} saved views, and more are not possible.',
    sl: 'Dosegli ste največje število shranjenih pogledov: {limit}.',
    de: 'Sie haben {limit} gespeicherte Ansichten; mehr sind nicht möglich.',
  },
  viewNameTaken: {
    en: 'You have a saved view of this name already.',
    sl: 'Shranjeni pogled s tem imenom že imate.',
    de: 'Sie haben bereits eine gespeicherte Ansicht mit diesem Namen.',
  },
  intervalTooShort: {
    en: 'This series has no means over so short an interval.',
    sl: 'Ta serija nima povprečij za tako kratek interval.',
    de: 'Diese Reihe hat keine Mittelwerte über ein so kurzes Intervall.',
  },
  tooManyExports: {
    en: 'Two exports are already running. Wait until one has ended.',
    sl: 'Dva izvoza že potekata. Počakajte, da se eden konča.',
    de: 'Zwei Exporte laufen bereits. Warten Sie, bis einer beendet ist.',
  },
} satisfies Record<string, LocalText>;

export type MessageKey = keyof typeof messages;
