import type { search as english } from '../../en/public/search.ts'
import { figure } from '../shared/figures.ts'

export const search: typeof english = {
  title: 'Recherche',
  titleFor: (words) => `Recherche : ${words}`,
  heading: (words) => `Résultats pour « ${words} »`,
  description: 'Cherchez parmi les produits et les boutiques de Maurice.',
  closeTo: (words) => `Voici des résultats proches de « ${words} ».`,
  tabs: 'Types de résultats',
  products: 'Produits',
  stores: 'Boutiques',
  failed: 'Les résultats n’ont pas pu être chargés.',
  noProducts: 'Aucun produit trouvé.',
  noStores: 'Aucune boutique trouvée.',
  emptyHint: (words) =>
    `Rien ne correspond à « ${words} ». Essayez moins de mots, d’autres mots, ou vérifiez l’orthographe.`,
  seeProducts: (count) => (count < 2 ? `Voir ${count} produit` : `Voir ${figure(count)} produits`),
  seeStores: (count) => (count < 2 ? `Voir ${count} boutique` : `Voir ${figure(count)} boutiques`),
  allStores: 'Voir toutes les boutiques',
  hotDeals: 'Voir les bons plans',
  tooLongHint: 'Essayez avec quelques mots : un produit, une boutique ou un lieu.',
  blank: 'Que cherchez-vous ?',
  blankHint: 'Écrivez un produit, une boutique ou un lieu dans la case en haut de la page.',
}
