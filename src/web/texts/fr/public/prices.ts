import type { prices as english } from '../../en/public/prices.ts'

/** Discounts beside the prices before them, on the page of a product and where products are compared. */
export const prices: typeof english = {
  lowestBefore: (price) => `Prix le plus bas des 30 jours précédents : ${price}`,
  belowThat: (percent) => `${percent} % de moins`,
  notLower: 'ce n’est pas moins cher',
  noClaim: 'Aucune affirmation sur cette remise : moins de 30 jours de prix sont connus avant elle.',
  history: 'Historique du prix',
  last90: 'Ce qu’il a coûté ces 90 derniers jours, remises comprises',
  highest: 'Le plus haut',
  lowest: 'Le plus bas',
  today: 'Aujourd’hui',
  table: 'Les prix en tableau',
  since: 'Depuis le',
  price: 'Prix',
  rule: 'Comment nous comparons les prix',
}
