import { sentence } from '#domain/sentence.ts'

export const say = {
  reportedAgain: sentence({
    en: 'Somebody reported this again meanwhile. Please look at it once more before you decide.',
    fr: 'Un autre signalement est arrivé entre-temps. Veuillez regarder encore une fois avant de décider.',
  }),
  dismissed: sentence({ en: 'Dismissed. It stays as it is.', fr: 'Signalement classé. Rien ne change.' }),
  warned: sentence({ en: 'Your warning is on its way.', fr: 'Votre avertissement est en route.' }),
  productRemoved: sentence({
    en: 'The product is removed. Its store is told by mail.',
    fr: 'Le produit est retiré. Sa boutique est prévenue par e-mail.',
  }),
  pictureRemoved: sentence({
    en: 'The picture is removed. Its store is told by mail.',
    fr: 'La photo est retirée. Sa boutique est prévenue par e-mail.',
  }),
  productRestored: sentence({ en: 'The product is shown again.', fr: 'Le produit est de nouveau en ligne.' }),
  storeSuspended: sentence({
    en: 'The store is suspended, and told by mail.',
    fr: 'La boutique est suspendue, et prévenue par e-mail.',
  }),
  storeRestored: sentence({ en: 'The store is shown again.', fr: 'La boutique est de nouveau en ligne.' }),
  reviewRemoved: sentence({
    en: 'The review is removed. Whoever wrote it is told by mail.',
    fr: 'L’avis est retiré. La personne qui l’a écrit est prévenue par e-mail.',
  }),
  answerRemoved: sentence({
    en: 'The answer is removed. Its store is told by mail.',
    fr: 'La réponse est retirée. Sa boutique est prévenue par e-mail.',
  }),
  photoShown: sentence({ en: 'Everybody sees the photo now.', fr: 'Tout le monde voit la photo désormais.' }),
  photoRefused: sentence({
    en: 'The photo is deleted. Whoever sent it is told by mail.',
    fr: 'La photo est supprimée. La personne qui l’a envoyée est prévenue par e-mail.',
  }),
  ratingReleased: sentence({ en: 'The rating counts from now on.', fr: 'La note compte désormais.' }),
  ratingDropped: sentence({ en: 'The rating is deleted.', fr: 'La note est supprimée.' }),
}
