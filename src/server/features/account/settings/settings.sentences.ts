import { sentence } from '#domain/sentence.ts'

export const say = {
  deleted: sentence({ en: 'Account deleted successfully.', fr: 'Le compte est supprimé.' }),
  notYours: sentence({
    en: 'You can only delete your own account.',
    fr: 'Vous ne pouvez supprimer que votre propre compte.',
  }),
  storeFirst: sentence({
    en: 'Your store belongs to this account. Please delete the store first, in its dashboard.',
    fr: 'Votre boutique appartient à ce compte. Veuillez d’abord supprimer la boutique, dans son tableau de bord.',
  }),
}
