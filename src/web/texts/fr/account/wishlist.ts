import type { wishlist as english } from '../../en/account/wishlist.ts'

export const wishlist: typeof english = {
  title: 'Liste d’envies',
  description: 'Les produits et les boutiques que vous gardez à l’œil.',
  loading: 'Chargement de votre liste d’envies…',
  failed: 'Votre liste d’envies n’a pas pu être chargée',
  failedHint: 'Rien n’en est perdu. Réessayez dans un instant.',
  tabs: 'Types d’envies',
  products: {
    tab: 'Produits',
    empty: 'Aucun produit dans votre liste d’envies.',
    emptyHint: 'Touchez le cœur d’un produit et il vous attendra ici.',
    browse: 'Voir les bons plans',
    removed: 'Produit retiré de votre liste d’envies.',
    removalFailed: 'Le produit n’a pas pu être retiré.',
  },
  stores: {
    tab: 'Boutiques',
    empty: 'Aucune boutique dans votre liste d’envies.',
    emptyHint: 'Touchez le cœur d’une boutique et elle vous attendra ici.',
    browse: 'Voir toutes les boutiques',
    removed: 'Boutique retirée de votre liste d’envies.',
    removalFailed: 'La boutique n’a pas pu être retirée.',
  },
  watchHint:
    'Touchez la cloche et nous vous préviendrons si le prix baisse, ou si une réduction se termine demain.',
  remove: 'Retirer',
  removeThis: (name) => `Retirer ${name} de la liste d’envies`,
  loggedOutHint: 'Elle garde les produits et les boutiques qui vous plaisent, sur tous vos appareils.',
  needsScript: 'La liste d’envies a besoin de JavaScript.',
  needsScriptHint: 'Veuillez l’activer dans votre navigateur, puis recharger cette page.',
}
