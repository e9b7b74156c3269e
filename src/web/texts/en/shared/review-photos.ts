import { mostReviewPhotos } from '#domain/limits.ts'

/** Adding photos to a review, and looking at them. */
export const reviewPhotos = {
  label: 'Photos',
  optional: 'Optional',
  add: 'Add a photo',
  hint: `Up to ${mostReviewPhotos}. We look at each one before others see it. Please show what you bought, not people.`,
  chosen: (number: number) => `Photo ${number}`,
  remove: (number: number) => `Remove photo ${number}`,
  uploaded: 'The photo is added.',
  refused: 'This photo could not be used.',
  failed: 'The photo could not be uploaded. Please try again.',
  previous: 'Previous photo',
  next: 'Next photo',
}
