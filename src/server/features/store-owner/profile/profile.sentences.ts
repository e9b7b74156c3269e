import { sentence } from '#domain/sentence.ts'

export const say = {
  updated: sentence({ en: 'Your store is updated.', fr: 'Votre boutique est à jour.' }),
  deleted: sentence({ en: 'Account deleted successfully.', fr: 'Le compte est supprimé.' }),
}
