import { sentence } from '#domain/sentence.ts'

export const say = {
  added: sentence({ en: 'Added to wishlist', fr: 'C’est dans votre liste d’envies.' }),
  removed: sentence({ en: 'Removed from wishlist', fr: 'Ce n’est plus dans votre liste d’envies.' }),
  removedStore: sentence({
    en: 'Removed store from wishlist',
    fr: 'Boutique retirée de votre liste d’envies.',
  }),
}
