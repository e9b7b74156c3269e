import { mostReviewPhotos } from '#domain/limits.ts'
import type { reviewPhotos as english } from '../../en/shared/review-photos.ts'

export const reviewPhotos: typeof english = {
  label: 'Photos',
  optional: 'Facultatif',
  add: 'Ajouter une photo',
  hint: `${mostReviewPhotos} au plus. Nous regardons chaque photo avant que d’autres la voient. Montrez ce que vous avez acheté, pas des personnes.`,
  chosen: (number) => `Photo ${number}`,
  remove: (number) => `Retirer la photo ${number}`,
  uploaded: 'La photo est ajoutée.',
  refused: 'Cette photo n’a pas pu être utilisée.',
  failed: 'La photo n’a pas pu être envoyée. Veuillez réessayer.',
  previous: 'Photo précédente',
  next: 'Photo suivante',
}
