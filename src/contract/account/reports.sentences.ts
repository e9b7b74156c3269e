import { sentence } from '#domain/sentence.ts'

export const say = {
  typeIsRating: sentence({
    en: "The type of this report must be 'rating'.",
    fr: 'Le type de ce signalement doit être « rating ».',
  }),
}
