interface FieldName {
  en: string
  fr: string
  /** Whether the French verb is plural. */
  isPlural?: true
}

/** Field names as a sentence begins with them. */
export const fieldNames = {
  accountName: { en: 'The account name', fr: 'Le titulaire du compte' },
  accountNumber: { en: 'The account number', fr: 'Le numéro de compte' },
  addressDetails: { en: 'The address details', fr: 'Le complément d’adresse' },
  announcement: { en: 'The announcement', fr: 'L’annonce' },
  bankName: { en: 'The bank', fr: 'La banque' },
  brn: { en: 'The BRN', fr: 'Le BRN' },
  businessName: { en: 'The business name', fr: 'Le nom du commerce' },
  channel: { en: 'The channel', fr: 'Le canal' },
  city: { en: 'The city', fr: 'La ville' },
  code: { en: 'The code', fr: 'Le code' },
  contact: { en: 'The contact', fr: 'Le contact' },
  description: { en: 'The description', fr: 'La description' },
  details: { en: 'The details', fr: 'Les précisions', isPlural: true },
  issuerAddress: { en: 'The address', fr: 'L’adresse' },
  issuerName: { en: 'The name of the issuer', fr: 'Le nom de l’émetteur' },
  juiceNumber: { en: 'The Juice number', fr: 'Le numéro Juice' },
  link: { en: 'The link', fr: 'Le lien' },
  locality: { en: 'The locality', fr: 'La localité' },
  mytNumber: { en: 'The my.t number', fr: 'Le numéro my.t' },
  message: { en: 'The message', fr: 'Le message' },
  name: { en: 'The name', fr: 'Le nom' },
  nameFr: { en: 'The French name', fr: 'Le nom français' },
  note: { en: 'The note', fr: 'La remarque' },
  notes: { en: 'The notes', fr: 'Les notes', isPlural: true },
  phone: { en: 'The phone number', fr: 'Le numéro de téléphone' },
  pictureAddress: { en: 'The picture address', fr: 'L’adresse de la photo' },
  pushAddress: { en: 'The push address', fr: 'L’adresse d’envoi' },
  question: { en: 'The question', fr: 'La question' },
  reason: { en: 'The reason', fr: 'Le motif' },
  reference: { en: 'The reference', fr: 'La référence' },
  registrationNumber: { en: 'The registration number', fr: 'Le numéro d’enregistrement' },
  search: { en: 'The search', fr: 'La recherche' },
  sku: { en: 'The reference', fr: 'La référence' },
  storeName: { en: 'The store name', fr: 'Le nom de la boutique' },
  street: { en: 'The street', fr: 'La rue' },
  streetNumber: { en: 'The street number', fr: 'Le numéro de rue' },
  title: { en: 'The title', fr: 'Le titre' },
  vatNumber: { en: 'The VAT number', fr: 'Le numéro de TVA' },
  warning: { en: 'The warning', fr: 'L’avertissement' },
  thisField: { en: 'This field', fr: 'Ce champ' },
  whatWasShown: { en: 'What was shown', fr: 'Ce qui a été montré' },
  whatYouSell: { en: 'What you sell', fr: 'Ce que vous vendez' },
  yourAnswer: { en: 'Your answer', fr: 'Votre réponse' },
  yourComment: { en: 'Your comment', fr: 'Votre commentaire' },
  yourMessage: { en: 'Your message', fr: 'Votre message' },
  yourName: { en: 'Your name', fr: 'Votre nom' },
  yourReply: { en: 'Your reply', fr: 'Votre réponse' },
} satisfies Record<string, FieldName>

export type Field = keyof typeof fieldNames
