import type { listing as english } from '../../en/public/listing.ts'

/** The five lists that the home page previews. */
export const listing: typeof english = {
  hotDeals: {
    title: 'Bons plans',
    description: 'Toutes les remises en cours à Maurice, avec le prix avant et après, et leur dernier jour.',
    empty: 'Aucun bon plan pour le moment.',
    hint: 'Les boutiques ajoutent de nouvelles offres chaque jour.',
  },
  newArrivals: {
    title: 'Nouveautés',
    description:
      'Ce que les boutiques de Maurice ont ajouté ces trente derniers jours, du plus récent au plus ancien.',
    empty: 'Aucune nouveauté pour le moment.',
    hint: 'Ce que les boutiques ajoutent reste ici trente jours.',
  },
  featuredProducts: {
    title: 'Produits à la une',
    description: 'Des produits de boutiques de toute l’île Maurice, choisis par Zilbazar.',
    empty: 'Aucun produit à la une pour le moment.',
    hint: 'De nouveaux choix arrivent.',
  },
  bestRatedProducts: {
    title: 'Produits les mieux notés',
    description: 'Les produits que les clients notent le mieux à Maurice, avec leurs étoiles et leurs avis.',
    empty: 'Aucun produit noté pour le moment.',
    hint: 'Un produit entre dans cette liste dès sa première note.',
  },
  bestRatedStores: {
    title: 'Boutiques les mieux notées',
    description: 'Les boutiques que les clients notent le mieux à Maurice, avec téléphone et adresse.',
    empty: 'Aucune boutique notée pour le moment.',
    hint: 'Une boutique entre dans cette liste dès sa première note.',
  },
}
