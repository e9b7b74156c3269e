import { sentence } from '#domain/sentence.ts'

export const sayStore = {
  badPayments: sentence({
    en: 'Please choose the payments from the list.',
    fr: 'Veuillez choisir les moyens de paiement dans la liste.',
  }),
  businessNameWithMarkup: sentence({
    en: 'Please write the business name without < and >.',
    fr: 'Veuillez écrire le nom du commerce sans < ni >.',
  }),
  badPhone: sentence({ en: 'Please enter a phone number.', fr: 'Veuillez saisir un numéro de téléphone.' }),
  halalOrNot: sentence({
    en: 'Please say whether what you sell is halal.',
    fr: 'Veuillez dire si ce que vous vendez est halal.',
  }),
  nameWithMarkup: sentence({
    en: 'Please write the store name without < and >.',
    fr: 'Veuillez écrire le nom de la boutique sans < ni >.',
  }),
  badCategory: sentence({
    en: 'Please choose a category from the list.',
    fr: 'Veuillez choisir une catégorie dans la liste.',
  }),
  secondBeforeThird: sentence({
    en: 'Please choose the second subcategory before the third.',
    fr: 'Veuillez choisir la deuxième sous-catégorie avant la troisième.',
  }),
  badStreetNumber: sentence({
    en: 'The street number must be a number.',
    fr: 'Le numéro de rue doit être un nombre.',
  }),
  badCity: sentence({
    en: 'Please choose the city from the list.',
    fr: 'Veuillez choisir la ville dans la liste.',
  }),
  badRadius: (most: number) =>
    sentence({
      en: `Please give a distance between 1 and ${most} km.`,
      fr: `Veuillez indiquer une distance entre 1 et ${most} km.`,
    }),
  badPosition: sentence({
    en: 'Please put the pin on Mauritius, Rodrigues or Agalega.',
    fr: 'Veuillez placer le repère sur Maurice, Rodrigues ou Agalega.',
  }),
  allSevenDays: sentence({
    en: 'Please give the opening hours of all seven days.',
    fr: 'Veuillez donner les horaires des sept jours.',
  }),
  openOrNot: sentence({
    en: 'Please say whether the store is open.',
    fr: 'Veuillez dire si la boutique est ouverte.',
  }),
  fromAndTo: sentence({
    en: 'Please choose when the store opens and closes.',
    fr: 'Veuillez choisir l’heure d’ouverture et l’heure de fermeture.',
  }),
  halfHours: sentence({
    en: 'Opening hours go in steps of 30 minutes.',
    fr: 'Les horaires vont par tranches de 30 minutes.',
  }),
  noTimeOpen: sentence({
    en: 'A store cannot open and close at the same time.',
    fr: 'Une boutique ne peut pas ouvrir et fermer à la même heure.',
  }),
  closedOrOpen: sentence({
    en: 'Please say whether the store is closed, open as usual or open at other times.',
    fr: 'Veuillez dire si la boutique est fermée, ouverte comme d’habitude ou ouverte à d’autres heures.',
  }),
  tooManySpans: (most: number) =>
    sentence({
      en: `A day can have at most ${most} opening times.`,
      fr: `Un jour peut avoir ${most} plages d’ouverture au maximum.`,
    }),
  overlap: sentence({
    en: 'Two opening times of a day cannot overlap.',
    fr: 'Deux plages d’ouverture d’un jour ne peuvent pas se chevaucher.',
  }),
  emptyAnnouncement: sentence({
    en: 'Announcement message cannot be empty!',
    fr: 'Le message de l’annonce ne peut pas être vide.',
  }),
}
