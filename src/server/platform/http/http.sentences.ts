import { sentence } from '#domain/sentence.ts'

export const sayHttp = {
  tooSlow: sentence({
    en: 'The request took too long to arrive. Please try again.',
    fr: 'La demande a mis trop de temps à arriver. Veuillez réessayer.',
  }),
  headersTooLarge: sentence({
    en: 'Your browser sent too much at once. Please delete the cookies of this site, then try again.',
    fr: 'Votre navigateur a envoyé trop de données à la fois. Veuillez supprimer les cookies de ce site, puis réessayer.',
  }),
  cannotUse: sentence({ en: 'This value cannot be used.', fr: 'Cette valeur ne peut pas être utilisée.' }),
  nothingHere: sentence({ en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' }),
  oursToMend: sentence({
    en: 'Something went wrong on our side. Please try again in a moment.',
    fr: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
  }),
  databaseAway: sentence({
    en: 'We cannot reach our records right now. Please try again in a moment.',
    fr: 'Nos données sont inaccessibles pour le moment. Veuillez réessayer dans un instant.',
  }),
  diskFull: sentence({
    en: 'We cannot store anything right now. Please try again in a moment.',
    fr: 'Nous ne pouvons rien enregistrer pour le moment. Veuillez réessayer dans un instant.',
  }),
  overloaded: sentence({
    en: 'Many people are here right now. Please try again in a moment.',
    fr: 'Il y a beaucoup de monde en ce moment. Veuillez réessayer dans un instant.',
  }),
  tooLarge: sentence({
    en: 'That is more than we can take in one go.',
    fr: 'C’est plus que nous ne pouvons recevoir en une fois.',
  }),
  notJson: sentence({
    en: 'Please send this call its content as JSON.',
    fr: 'Veuillez envoyer le contenu de cet appel en JSON.',
  }),
  noContent: sentence({
    en: 'This call needs content, and none came.',
    fr: 'Cet appel demande un contenu, et rien n’est arrivé.',
  }),
  brokenJson: sentence({
    en: 'The content of this call is not valid JSON.',
    fr: 'Le contenu de cet appel n’est pas du JSON valide.',
  }),
  notAForm: sentence({
    en: 'Please send the picture as a form with the field "file".',
    fr: 'Veuillez envoyer la photo dans un formulaire avec le champ « file ».',
  }),
  badAddress: sentence({ en: 'That address is not well formed.', fr: 'Cette adresse est mal formée.' }),
  cannotAnswer: sentence({
    en: 'This request cannot be answered.',
    fr: 'Il n’est pas possible de répondre à cette demande.',
  }),
  ownPagesOnly: sentence({
    en: 'This can only be done from our own pages.',
    fr: 'Cela ne peut se faire que depuis nos propres pages.',
  }),
  decidedMeanwhile: sentence({
    en: 'This was decided meanwhile.',
    fr: 'La décision a été prise entre-temps.',
  }),
}
