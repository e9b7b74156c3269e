/** Uploads of the website owner. */
export const ownerPictures = {
  uploaded: 'La photo est envoyée.',
  refused: 'Cette photo a été refusée.',
  failed: 'La photo n’a pas pu être envoyée. Veuillez réessayer.',
}
