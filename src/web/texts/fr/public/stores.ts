import type { stores as english } from '../../en/public/stores.ts'

export const stores: typeof english = {
  title: 'Toutes les boutiques',
  description:
    'Les boutiques de Maurice sur Zilbazar, les mieux notées d’abord : trouvez la vôtre par nom, par lieu ou par ce qu’elle vend.',
  searchLabel: 'Rechercher par nom',
  searchButton: 'Rechercher des boutiques',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  youAreBrowsing: 'Vous parcourez',
  map: 'Sur la carte',
  clearFilters: 'Effacer les filtres',
  named: (words) => `« ${words} »`,
  empty: 'Aucune boutique trouvée.',
  emptyFor: (question) => `Rien ne correspond à cette recherche : ${question}.`,
  emptyHint: 'De nouvelles boutiques arrivent chaque semaine.',
  showAll: 'Voir toutes les boutiques',
}
