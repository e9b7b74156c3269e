import type { footer as english } from '../../en/shared/footer.ts'

export const footer: typeof english = {
  about: 'Boutiques, produits et offres de toute l’île Maurice. Vous traitez directement avec la boutique.',
  discover: 'Découvrir',
  stores: 'Commerçants',
  map: 'Les boutiques sur la carte',
  account: 'Votre compte',
  hotDeals: 'Bons plans',
  newArrivals: 'Nouveautés',
  featuredProducts: 'Produits à la une',
  bestRatedProducts: 'Produits les mieux notés',
  bestRatedStores: 'Boutiques les mieux notées',
  workWithUs: 'Travaillons ensemble',
  howToJoin: 'Comment nous rejoindre',
  storeLogin: 'Connexion boutique',
  checkNumber: 'Vérifier un numéro',
  privacyPolicy: 'Confidentialité',
  terms: 'Conditions',
  copyright: (year) => `© ${year} Zilbazar, Maurice`,
}
