import type { searchFilters as english } from '../../en/shared/search-filters.ts'
import { money } from './figures.ts'

export const searchFilters: typeof english = {
  priceBand: (from, to) =>
    from === undefined
      ? `Jusqu’à ${money(to ?? 0)}`
      : to === undefined
        ? `À partir de ${money(from)}`
        : `${money(from)} – ${money(to)}`,
  onSale: 'En promotion',
  openNow: 'Ouvert maintenant',
  starsOrMore: (stars) =>
    stars === 5 ? '5 étoiles' : stars === 1 ? '1 étoile ou plus' : `${stars} étoiles ou plus`,
  // No preposition before the place: 'de' would have to merge with 'Le Morne'.
  near: (place) => `Lieu : ${place}`,
  within: (radius, place) => `${place} : ${radius} km au plus`,
}
