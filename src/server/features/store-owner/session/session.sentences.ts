import { sentence } from '#domain/sentence.ts'

export const say = {
  suspended: sentence({
    en: 'Your store is suspended. Please write to us through /contact.',
    fr: 'Votre boutique est suspendue. Veuillez nous écrire sur /fr/contact.',
  }),
}
