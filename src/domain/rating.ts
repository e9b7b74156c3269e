import { sentence } from './sentence.ts'

export const lowestRating = 1
export const highestRating = 5
export const notARating = sentence({
  en: 'Please select a rating between 1 and 5.',
  fr: 'Veuillez choisir une note de 1 à 5.',
})
export const reviewsPageSize = 10

/** In which order reviews are read; the first is the default. */
export const reviewSorts = ['newest', 'helpful', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export function isRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= lowestRating && rating <= highestRating
}

/** How many of the five stars to fill. */
export function filledStars(average: number): number {
  return Math.min(highestRating, Math.max(0, Math.round(average)))
}

/** '4.0': one decimal, so that averages line up. */
export function formatAverage(average: number): string {
  return average.toFixed(1)
}
