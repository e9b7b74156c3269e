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
}
