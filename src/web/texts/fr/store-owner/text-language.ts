import type { textLanguage as english } from '../../en/store-owner/text-language.ts'

export const textLanguage: typeof english = {
  ofStore: 'Langue de vos textes (facultatif)',
  ofThis: 'Langue de ce texte (facultatif)',
  notSaid: 'Non précisée',
  asStore: 'Comme pour la boutique',
  hint: 'Les lecteurs d’écran prennent alors la bonne voix. Un produit ou une annonce peut différer.',
}
