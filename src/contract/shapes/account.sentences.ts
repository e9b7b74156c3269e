import { sentence } from '#domain/sentence.ts'

export const sayAccount = {
  nameWithMarkup: sentence({
    en: 'Please write your name without < and >.',
    fr: 'Veuillez écrire votre nom sans < ni >.',
  }),
  nameWithoutLetters: sentence({
    en: 'Please write your name with letters.',
    fr: 'Veuillez écrire votre nom avec des lettres.',
  }),
  badEmail: sentence({
    en: 'Please enter a valid email address.',
    fr: 'Veuillez indiquer une adresse e-mail valide.',
  }),
  longEmail: sentence({
    en: 'An email address can have at most 254 characters.',
    fr: 'Une adresse e-mail peut compter 254 caractères au plus.',
  }),
  brokenPassword: sentence({
    en: 'Please choose a password of whole characters.',
    fr: 'Veuillez choisir un mot de passe fait de caractères entiers.',
  }),
  shortPassword: ({ count }: { count: number }) =>
    sentence({
      en: `Please choose a password of at least ${count} characters.`,
      fr: `Veuillez choisir un mot de passe d’au moins ${count} caractères.`,
    }),
  longPassword: ({ count }: { count: number }) =>
    sentence({
      en: `Please choose a password of at most ${count} characters.`,
      fr: `Veuillez choisir un mot de passe de ${count} caractères au plus.`,
    }),
  ownNameOrEmail: sentence({
    en: 'Please choose a password that is not your name or email address.',
    fr: 'Veuillez choisir un mot de passe qui ne soit ni votre nom ni votre adresse e-mail.',
  }),
  passwordsDiffer: sentence({ en: 'Passwords do not match!', fr: 'Les mots de passe ne correspondent pas.' }),
  wrongCredentials: sentence({ en: 'Invalid email or password.', fr: 'E-mail ou mot de passe incorrect.' }),
  wrongPassword: sentence({ en: 'Your password is not right.', fr: 'Votre mot de passe n’est pas le bon.' }),
  wrongCurrentPassword: sentence({
    en: 'Your current password is not right.',
    fr: 'Votre mot de passe actuel n’est pas le bon.',
  }),
  yesOrNo: sentence({ en: 'Please say yes or no.', fr: 'Veuillez répondre par oui ou par non.' }),
  badLink: sentence({
    en: 'This link may have expired or is invalid.',
    fr: 'Ce lien a peut-être expiré, ou il n’est pas valide.',
  }),
}
