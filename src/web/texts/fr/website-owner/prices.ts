import type { ownerPrices as english } from '../../en/website-owner/prices.ts'

/** Discounts on prices that were raised for them. */
export const ownerPrices: typeof english = {
  queue: 'Prix à examiner',
  failed: 'Les prix n’ont pas pu être chargés.',
  empty: 'Aucun prix à examiner',
  emptyHint: 'Une remise sur un prix relevé dans les 30 jours précédents apparaît ici.',
  announced: 'La boutique annonce',
  announcedPrice: (percent, price, sale) => `−${percent} % : ${sale} au lieu de ${price}`,
  lowest: 'Prix le plus bas des 30 jours précédents',
  began: 'Début',
  ends: 'Fin',
  store: 'Boutique',
  hidden: 'Non présenté',
  isNotLower: 'Pas moins cher qu’avant',
  consequence: 'Le produit reste tel quel ; sa page montre le prix le plus bas des 30 jours précédents.',
  note: 'Remarque',
  noteHint: 'Seuls les responsables du site la voient.',
  lookAt: 'C’est examiné',
  lookedAt: 'Examinés récemment',
  at: 'Examiné le',
  noNote: 'Sans remarque.',
}
