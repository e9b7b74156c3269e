import type { Sentences } from './sentences.ts'

/** What people write, as it begins a sentence about it. */
const written: Record<string, string> = {
  'The address details': 'Le complément d’adresse',
  'The announcement': 'L’annonce',
  'The business name': 'Le nom du commerce',
  'The city': 'La ville',
  'The code': 'Le code',
  'The contact': 'Le contact',
  'The description': 'La description',
  'The details': 'Les précisions',
  'The link': 'Le lien',
  'The locality': 'La localité',
  'The name': 'Le nom',
  'The notes': 'Les notes',
  'The phone number': 'Le numéro de téléphone',
  'The picture address': 'L’adresse de la photo',
  'The question': 'La question',
  'The reason': 'Le motif',
  'The reference': 'La référence',
  'The registration number': 'Le numéro d’enregistrement',
  'The search': 'La recherche',
  'The store name': 'Le nom de la boutique',
  'The street': 'La rue',
  'The street number': 'Le numéro de rue',
  'The title': 'Le titre',
  'The warning': 'L’avertissement',
  'This field': 'Ce champ',
  'What you sell': 'Ce que vous vendez',
  'Your answer': 'Votre réponse',
  'Your comment': 'Votre commentaire',
  'Your message': 'Votre message',
  'Your name': 'Votre nom',
  'Your reply': 'Votre réponse',
}

/** What the contract says about each of them (`contract/text.ts`). */
export const fields: Sentences = Object.fromEntries(
  Object.entries(written).flatMap(([english, french]) => {
    const [must, can] = french.startsWith('Les ') ? ['doivent', 'peuvent'] : ['doit', 'peut']
    return [
      [`${english} must be text.`, `${french} ${must} être du texte.`],
      [`${english} must be plain text.`, `${french} ${must} être du texte simple.`],
      [
        `${english} must be one line of plain text.`,
        `${french} ${must} tenir sur une seule ligne de texte simple.`,
      ],
      [
        `${english} can have at most {count} characters.`,
        `${french} ${can} compter {count} caractères au plus.`,
      ],
    ]
  }),
)
