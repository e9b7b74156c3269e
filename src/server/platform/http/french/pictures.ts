import type { Sentences } from './sentences.ts'

/** Pictures, on their way in and out. */
export const pictures: Sentences = {
  'Please choose a picture.': 'Veuillez choisir une photo.',
  'Please choose a picture in JPEG, PNG, WebP or AVIF format.':
    'Veuillez choisir une photo au format JPEG, PNG, WebP ou AVIF.',
  'Please upload the picture first.': 'Veuillez d’abord envoyer la photo.',
  'Please upload one picture at a time.': 'Veuillez envoyer une photo à la fois.',
  'Please send the picture as a form with the field "file".':
    'Veuillez envoyer la photo dans un formulaire avec le champ « file ».',
  'Please send the picture in the field "file".': 'Veuillez envoyer la photo dans le champ « file ».',
  'There is no such upload preset.': 'Ce préréglage d’envoi n’existe pas.',
  'Pictures are uploaded to our picture host, not here.':
    'Les photos s’envoient à notre hébergeur de photos, pas ici.',
  'That file is empty.': 'Ce fichier est vide.',
  'A picture can have at most 10 MB.': 'Une photo peut peser 10 Mo au plus.',
  'The picture did not arrive whole. Please try again.':
    'La photo n’est pas arrivée entière. Veuillez réessayer.',
  'That picture cannot be read. It may be damaged.':
    'Cette photo ne peut pas être lue. Elle est peut-être abîmée.',
  'That picture has more than {count} million pixels. Please choose a smaller one.':
    'Cette photo a plus de {count} millions de pixels. Veuillez en choisir une plus petite.',
  'That picture takes too long to open. Please save it again or choose another.':
    'Cette photo met trop longtemps à s’ouvrir. Veuillez l’enregistrer de nouveau ou en choisir une autre.',
  'That picture has far too much text hidden in it. Please save it again or choose another.':
    'Cette photo cache beaucoup trop de texte. Veuillez l’enregistrer de nouveau ou en choisir une autre.',
  'Please wait until your other pictures have arrived.':
    'Veuillez attendre que vos autres photos soient arrivées.',
  'Many pictures are arriving right now. Please try again in a moment.':
    'Beaucoup de photos arrivent en ce moment. Veuillez réessayer dans un instant.',
  'Many pictures are being made right now. Please try again in a moment.':
    'Beaucoup de photos se préparent en ce moment. Veuillez réessayer dans un instant.',
  'There is no such picture.': 'Cette photo n’existe pas.',
  'There is no such size of a picture.': 'Cette taille de photo n’existe pas.',
  'That is not the name of a picture.': 'Ce n’est pas le nom d’une photo.',
  'Pictures come as f_auto,q_auto with a width.':
    'Les photos se demandent avec f_auto,q_auto et une largeur.',
}
