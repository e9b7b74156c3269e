import { mostFollowedStores, mostSavedSearches, mostWishAlerts } from '#domain/limits.ts'
import { sentence } from '#domain/sentence.ts'

export const say = {
  chosen: sentence({ en: 'Saved.', fr: 'C’est enregistré.' }),
  followed: sentence({ en: 'You follow this store.', fr: 'Vous suivez cette boutique.' }),
  unfollowed: sentence({
    en: 'You no longer follow this store.',
    fr: 'Vous ne suivez plus cette boutique.',
  }),
  watched: sentence({
    en: 'We tell you when the price drops.',
    fr: 'Nous vous préviendrons quand le prix baissera.',
  }),
  unwatched: sentence({
    en: 'We no longer tell you about this price.',
    fr: 'Nous ne vous préviendrons plus pour ce prix.',
  }),
  searchSaved: sentence({ en: 'Your search is saved.', fr: 'Votre recherche est enregistrée.' }),
  searchRemoved: sentence({ en: 'The search is removed.', fr: 'La recherche est supprimée.' }),
  deviceAdded: sentence({
    en: 'This browser shows your alerts.',
    fr: 'Ce navigateur affichera vos alertes.',
  }),
  deviceRemoved: sentence({
    en: 'That browser no longer shows your alerts.',
    fr: 'Ce navigateur n’affichera plus vos alertes.',
  }),
  notWished: sentence({
    en: 'This product is not on your wishlist.',
    fr: 'Ce produit n’est pas dans votre liste d’envies.',
  }),
  noSuchSearch: sentence({ en: 'This search is not saved.', fr: 'Cette recherche n’est pas enregistrée.' }),
  noSuchDevice: sentence({
    en: 'This browser is not on your list.',
    fr: 'Ce navigateur n’est pas dans votre liste.',
  }),
  noWords: sentence({
    en: 'Please search for a word of a product’s name.',
    fr: 'Veuillez chercher un mot du nom d’un produit.',
  }),
  unknownService: sentence({
    en: 'We do not know the push service of this browser.',
    fr: 'Nous ne connaissons pas le service de notification de ce navigateur.',
  }),
  tooManyStores: sentence({
    en: `You can follow ${mostFollowedStores} stores. Please remove one first.`,
    fr: `Vous pouvez suivre ${mostFollowedStores} boutiques. Veuillez d’abord en retirer une.`,
  }),
  tooManyWishes: sentence({
    en: `You can have ${mostWishAlerts} prices watched. Please remove one first.`,
    fr: `Vous pouvez faire surveiller ${mostWishAlerts} prix. Veuillez d’abord en retirer un.`,
  }),
  tooManySearches: sentence({
    en: `You can save ${mostSavedSearches} searches. Please remove one first.`,
    fr: `Vous pouvez enregistrer ${mostSavedSearches} recherches. Veuillez d’abord en supprimer une.`,
  }),
}
