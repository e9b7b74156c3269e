import { sentence } from '#domain/sentence.ts'

export const sayMailLink = {
  badLink: sentence({
    en: 'This link is not complete. Please open it from the mail once more.',
    fr: 'Ce lien n’est pas complet. Veuillez l’ouvrir de nouveau depuis l’e-mail.',
  }),
}
