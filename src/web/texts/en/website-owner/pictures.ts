/** Uploads of the website owner. */
export const ownerPictures = {
  uploaded: 'The picture is uploaded.',
  refused: 'That picture was refused.',
  failed: 'The picture could not be uploaded. Please try again.',
}
