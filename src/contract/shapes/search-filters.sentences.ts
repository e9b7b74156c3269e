import { highestPriceRupees } from '#domain/limits.ts'
import { toCents } from '#domain/money.ts'
import { rupees, sentence } from '#domain/sentence.ts'

const highest = rupees(toCents(highestPriceRupees))

export const sayFilter = {
  badPrice: sentence({
    en: `Please give a price in whole rupees, up to ${highest.en}.`,
    fr: `Veuillez indiquer un prix en roupies entières, jusqu’à ${highest.fr}.`,
  }),
  pricesCrossed: sentence({
    en: 'The lowest price cannot be above the highest.',
    fr: 'Le prix le plus bas ne peut pas dépasser le plus haut.',
  }),
  badMinRating: sentence({
    en: 'Please ask for an average of 1 to 5 stars.',
    fr: 'Veuillez demander une moyenne de 1 à 5 étoiles.',
  }),
  unknownPlace: sentence({
    en: 'Please choose a town or village from the list of places.',
    fr: 'Veuillez choisir une ville ou un village de la liste des lieux.',
  }),
  needsPlace: sentence({
    en: 'A radius and the order by distance need a place.',
    fr: 'Un rayon et l’ordre par distance demandent un lieu.',
  }),
  badOrder: sentence({
    en: 'Please choose one of the orders of a search.',
    fr: 'Veuillez choisir l’un des ordres d’une recherche.',
  }),
}
