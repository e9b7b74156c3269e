import { sentence } from '#domain/sentence.ts'

export const sayImage = {
  damaged: sentence({
    en: 'That picture cannot be read. It may be damaged.',
    fr: 'Cette photo ne peut pas être lue. Elle est peut-être abîmée.',
  }),
  tooManyPixels: ({ millions }: { millions: number }) =>
    sentence({
      en: `That picture has more than ${millions} million pixels. Please choose a smaller one.`,
      fr: `Cette photo a plus de ${millions} millions de pixels. Veuillez en choisir une plus petite.`,
    }),
  tooSlow: sentence({
    en: 'That picture takes too long to open. Please save it again or choose another.',
    fr: 'Cette photo met trop longtemps à s’ouvrir. Veuillez l’enregistrer de nouveau ou en choisir une autre.',
  }),
  smuggledText: sentence({
    en: 'That picture has far too much text hidden in it. Please save it again or choose another.',
    fr: 'Cette photo cache beaucoup trop de texte. Veuillez l’enregistrer de nouveau ou en choisir une autre.',
  }),
  busy: sentence({
    en: 'Many pictures are being made right now. Please try again in a moment.',
    fr: 'Beaucoup de photos se préparent en ce moment. Veuillez réessayer dans un instant.',
  }),
  noSuchPicture: sentence({ en: 'There is no such picture.', fr: 'Cette photo n’existe pas.' }),
  noSuchSize: sentence({
    en: 'There is no such size of a picture.',
    fr: 'Cette taille de photo n’existe pas.',
  }),
  badKey: sentence({ en: 'That is not the name of a picture.', fr: 'Ce n’est pas le nom d’une photo.' }),
  badTransformation: sentence({
    en: 'Pictures come as f_auto,q_auto with a width.',
    fr: 'Les photos se demandent avec f_auto,q_auto et une largeur.',
  }),
}
