import { sentence } from '#domain/sentence.ts'

export const say = {
  codeNeeded: sentence({
    en: 'Please enter the code from your authenticator app.',
    fr: 'Veuillez saisir le code de votre application d’authentification.',
  }),
  wrongCode: sentence({
    en: 'That code is not right, or it was used before.',
    fr: 'Ce code n’est pas le bon, ou il a déjà servi.',
  }),
  wrongFirstCode: sentence({
    en: 'That code is not right. Please enter the one that the app shows now.',
    fr: 'Ce code n’est pas le bon. Veuillez saisir celui que l’application affiche maintenant.',
  }),
  notBegun: sentence({
    en: 'Please scan a new code first: this one is no longer waiting.',
    fr: 'Veuillez d’abord scanner un nouveau code : celui-ci n’est plus en attente.',
  }),
  passwordNeeded: sentence({
    en: 'Please enter your password to replace your second factor.',
    fr: 'Veuillez saisir votre mot de passe pour changer de téléphone.',
  }),
  nothingToRecover: sentence({
    en: 'Recovery codes come with a second factor. Please set one up first.',
    fr: 'Les codes de secours vont avec la double authentification. Veuillez d’abord l’activer.',
  }),
  isOff: sentence({
    en: 'There is no second factor to switch off.',
    fr: 'Il n’y a pas de double authentification à désactiver.',
  }),
  codeAgain: sentence({
    en: 'This cannot be undone. Please enter a code from your authenticator app first.',
    fr: 'Cette action est définitive. Veuillez d’abord saisir un code de votre application d’authentification.',
  }),
  codeTaken: sentence({
    en: 'Thank you. You can go on.',
    fr: 'Merci. Vous pouvez continuer.',
  }),
}
