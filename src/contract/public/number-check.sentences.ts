import { sentence } from '#domain/sentence.ts'

export const sayNumber = {
  noNumber: sentence({
    en: 'That is not a whole phone number. In Mauritius a mobile has 8 digits and a landline 7.',
    fr: 'Ce n’est pas un numéro de téléphone complet. À Maurice, un mobile a 8 chiffres et un fixe 7.',
  }),
  unknownKind: sentence({
    en: 'A code leads to a store or a product.',
    fr: 'Un code mène à une boutique ou à un produit.',
  }),
  severalNumbers: sentence({
    en: 'Please check one number at a time.',
    fr: 'Veuillez vérifier un seul numéro à la fois.',
  }),
}
