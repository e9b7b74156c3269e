import { mostFeaturedOrdered } from '#domain/limits.ts'
import { sentence } from '#domain/sentence.ts'

export const say = {
  whichState: sentence({
    en: 'Featured products are running, coming or past.',
    fr: 'Les produits à la une sont en cours, à venir ou passés.',
  }),
  activeOrRemoved: sentence({
    en: 'A product is either active or removed.',
    fr: 'Un produit est soit actif, soit retiré.',
  }),
  listOfIds: sentence({
    en: 'Please send the products as a list of ids.',
    fr: 'Veuillez envoyer les produits en liste d’identifiants.',
  }),
  nameSome: sentence({
    en: 'Please name the products to put in order.',
    fr: 'Veuillez nommer les produits à mettre en ordre.',
  }),
  tooMany: sentence({
    en: `Please put at most ${mostFeaturedOrdered} products in order at a time.`,
    fr: `Veuillez mettre en ordre ${mostFeaturedOrdered} produits au plus à la fois.`,
  }),
}
