import { sentence } from '#domain/sentence.ts'

export const sayValue = {
  badTextLanguage: sentence({
    en: 'Please choose English, French or Kreol Morisien.',
    fr: 'Veuillez choisir l’anglais, le français ou le kreol morisien.',
  }),
  trueOrFalse: sentence({
    en: 'Please say true or false.',
    fr: 'Veuillez répondre par vrai ou faux.',
  }),
  notAnId: sentence({ en: 'That is not a valid id.', fr: 'Cet identifiant n’est pas valide.' }),
  badPage: sentence({
    en: 'Please ask for a page between 1 and 1,000,000.',
    fr: 'Veuillez demander une page entre 1 et 1 000 000.',
  }),
  badStars: sentence({
    en: 'Please ask for reviews of 1 to 5 stars.',
    fr: 'Veuillez demander des avis de 1 à 5 étoiles.',
  }),
  badReviewSort: sentence({
    en: 'Reviews can be sorted by newest, helpful or lowest.',
    fr: 'Les avis se trient par date, par utilité ou par note la plus basse.',
  }),
  listOfPhotos: sentence({
    en: 'Please give the photos as a list of addresses.',
    fr: 'Veuillez donner les photos sous forme de liste d’adresses.',
  }),
  tooManyPhotos: ({ most }: { most: number }) =>
    sentence({
      en: `A review can have at most ${most} photos.`,
      fr: `Un avis peut avoir ${most} photos au plus.`,
    }),
  badDay: sentence({
    en: 'Please give a day as YYYY-MM-DD.',
    fr: 'Veuillez indiquer un jour sous la forme AAAA-MM-JJ.',
  }),
  dayOutOfRange: ({ first, last }: { first: string; last: string }) =>
    sentence({
      en: `Please give a day of the years ${first} to ${last}.`,
      fr: `Veuillez indiquer un jour des années ${first} à ${last}.`,
    }),
  badMonth: sentence({
    en: 'Please give a month as YYYY-MM.',
    fr: 'Veuillez indiquer un mois sous la forme AAAA-MM.',
  }),
  badFeeState: sentence({
    en: 'Please choose one of the states that fees can be in.',
    fr: 'Veuillez choisir l’un des états des frais.',
  }),
  badReportTarget: sentence({
    en: 'A report is about a product, a store, a review or an answer.',
    fr: 'Un signalement concerne un produit, une boutique, un avis ou une réponse.',
  }),
  whatWasRated: sentence({
    en: 'Please say whether a product or a store was rated.',
    fr: 'Veuillez dire si la note porte sur un produit ou sur une boutique.',
  }),
  badApplicationState: sentence({
    en: 'Please choose one of the states of an application.',
    fr: 'Veuillez choisir l’un des états d’une demande.',
  }),
}
