import { sentence } from '#domain/sentence.ts'

export const sayUpload = {
  noPicture: sentence({ en: 'Please choose a picture.', fr: 'Veuillez choisir une photo.' }),
  notAPicture: sentence({
    en: 'Please choose a picture in JPEG, PNG, WebP or AVIF format.',
    fr: 'Veuillez choisir une photo au format JPEG, PNG, WebP ou AVIF.',
  }),
  oneAtATime: sentence({
    en: 'Please upload one picture at a time.',
    fr: 'Veuillez envoyer une photo à la fois.',
  }),
  wrongField: sentence({
    en: 'Please send the picture in the field "file".',
    fr: 'Veuillez envoyer la photo dans le champ « file ».',
  }),
  noSuchPreset: sentence({
    en: 'There is no such upload preset.',
    fr: 'Ce préréglage d’envoi n’existe pas.',
  }),
  uploadElsewhere: sentence({
    en: 'Pictures are uploaded to our picture host, not here.',
    fr: 'Les photos s’envoient à notre hébergeur de photos, pas ici.',
  }),
  empty: sentence({ en: 'That file is empty.', fr: 'Ce fichier est vide.' }),
  tooLarge: sentence({ en: 'A picture can have at most 10 MB.', fr: 'Une photo peut peser 10 Mo au plus.' }),
  cutOff: sentence({
    en: 'The picture did not arrive whole. Please try again.',
    fr: 'La photo n’est pas arrivée entière. Veuillez réessayer.',
  }),
  othersFirst: sentence({
    en: 'Please wait until your other pictures have arrived.',
    fr: 'Veuillez attendre que vos autres photos soient arrivées.',
  }),
  busy: sentence({
    en: 'Many pictures are arriving right now. Please try again in a moment.',
    fr: 'Beaucoup de photos arrivent en ce moment. Veuillez réessayer dans un instant.',
  }),
}
