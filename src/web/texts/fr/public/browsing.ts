import type { browsing as english } from '../../en/public/browsing.ts'
import { figure } from '../shared/figures.ts'

/** What every list of products or stores says about itself. */
export const browsing: typeof english = {
  filters: 'Filtres',
  filterByCity: 'Filtrer par ville',
  allCities: 'Toutes les villes',
  showBestRated: 'Les mieux notés',
  bestRated: 'Mieux notés',
  apply: 'Appliquer',
  activeFilters: 'Filtres actifs',
  removeFilter: (filter) => `Enlever le filtre : ${filter}`,
  inSubcategory: (category) => `Dans ${category}`,
  everything: 'Tout',
  results: 'Résultats',
  showing: (from, to, total) => `Résultats ${figure(from)}–${figure(to)} sur ${figure(total)}`,
  pages: 'Pages',
  page: (page) => `Page ${figure(page)}`,
  previous: 'Précédent',
  next: 'Suivant',
  // No preposition before the place: 'à' would have to merge with 'Le Morne'.
  nothingIn: (place) => `${place} : rien pour le moment.`,
  showAllCities: 'Voir toutes les villes',
  pastEnd: (page) => `Il n’y a pas de page ${figure(page)} ici.`,
  toFirstPage: 'Aller à la première page',
  failedProducts: 'Les produits n’ont pas pu être chargés.',
  failedCities: 'Les villes n’ont pas pu être chargées.',
}
