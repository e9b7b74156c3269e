import { sentence } from '#domain/sentence.ts'

export const say = {
  created: sentence({ en: 'Account created successfully!', fr: 'Le compte est créé.' }),
  notApproved: sentence({
    en: 'Stores are checked before they open. Please apply on /display-request, or write to us through /contact.',
    fr: 'Chaque boutique est vérifiée avant son ouverture. Veuillez faire une demande sur /fr/display-request ou nous écrire sur /fr/contact.',
  }),
  hasStore: sentence({
    en: 'You already have a store. Please log in to its dashboard.',
    fr: 'Vous avez déjà une boutique. Veuillez vous connecter à son tableau de bord.',
  }),
  emailTaken: sentence({
    en: 'Another store already uses this email address.',
    fr: 'Une autre boutique utilise déjà cette adresse e-mail.',
  }),
}
