import type { home as english } from '../../en/public/home.ts'

export const home: typeof english = {
  title: 'Offres, nouveautés et meilleures boutiques',
  description:
    'Les offres qui se terminent bientôt, les nouveautés et les boutiques les mieux notées de Maurice, avec les prix en roupies et le téléphone de chaque boutique.',
  categories: 'Catégories',
  browseCategories: 'Parcourir les catégories',
  subcategoriesOf: (category) => `Sous-catégories : ${category}`,
  hotDeals: 'Bons plans',
  newArrivals: 'Nouveautés',
  featuredProducts: 'Produits à la une',
  bestRatedProducts: 'Produits les mieux notés',
  bestRatedStores: 'Boutiques les mieux notées',
  empty: 'On monte les étals.',
  emptyHint: 'Les nouveaux produits et les offres paraissent ici dès que les boutiques les ajoutent.',
  newHere: 'Première visite ?',
  newHereText: 'Notez vos achats, gardez une liste d’envies, aidez vos voisins à choisir.',
  signUpNow: 'Créer un compte',
  displayProducts: 'Envie d’exposer vos produits ?',
  displayProductsText: 'Montrez votre boutique à toute l’île.',
  workWithUs: 'Travaillons ensemble',
}
