import { sentence } from '#domain/sentence.ts'

export const say = {
  byRatingOnly: sentence({
    en: 'Stores can be sorted by rating only.',
    fr: 'Les boutiques ne peuvent être triées que par note.',
  }),
}
