import { highestPriceRupees } from '#domain/limits.ts'
import { toCents } from '#domain/money.ts'
import { rupees, sentence } from '#domain/sentence.ts'

const highest = rupees(toCents(highestPriceRupees))

export const sayProduct = {
  badPrice: sentence({
    en: 'The price must be a number of rupees, 0 or more, with at most 2 decimals.',
    fr: 'Le prix doit être un nombre de roupies, 0 ou plus, avec 2 décimales au plus.',
  }),
  highPrice: sentence({
    en: `The price can be at most ${highest.en}.`,
    fr: `Le prix peut être de ${highest.fr} au plus.`,
  }),
  badCategories: sentence({
    en: 'Please choose the categories from the list.',
    fr: 'Veuillez choisir les catégories dans la liste.',
  }),
  tooManyCategories: sentence({
    en: 'A product has one category and at most three subcategories.',
    fr: 'Un produit a une catégorie et trois sous-catégories au plus.',
  }),
  badAvailability: sentence({
    en: 'Please choose available, on order or sold out.',
    fr: 'Veuillez choisir disponible, sur commande ou épuisé.',
  }),
  badCondition: sentence({ en: 'Please choose new or used.', fr: 'Veuillez choisir neuf ou d’occasion.' }),
  badLink: sentence({
    en: 'Please enter a link that starts with http:// or https://.',
    fr: 'Veuillez saisir un lien qui commence par http:// ou https://.',
  }),
  uploadFirst: sentence({ en: 'Please upload the picture first.', fr: 'Veuillez d’abord envoyer la photo.' }),
  badVersion: sentence({
    en: 'The version must be a whole number.',
    fr: 'La version doit être un nombre entier.',
  }),
  badPercent: sentence({
    en: 'The discount must be a number from 0 to less than 100, with at most 2 decimals.',
    fr: 'La remise doit être un nombre de 0 à moins de 100, avec 2 décimales au plus.',
  }),
  noPercent: sentence({
    en: 'Please enter the discount in percent.',
    fr: 'Veuillez saisir la remise en pourcentage.',
  }),
  badExpiry: sentence({
    en: 'Please choose a valid expiry date.',
    fr: 'Veuillez choisir une date de fin valide.',
  }),
  noExpiry: sentence({
    en: 'Please choose the day on which the discount ends.',
    fr: 'Veuillez choisir le jour où la remise prend fin.',
  }),
}
