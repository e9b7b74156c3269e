import { sentence } from '#domain/sentence.ts'

export const say = {
  noFile: sentence({
    en: 'Please choose a file or paste its text.',
    fr: 'Veuillez choisir un fichier ou coller son texte.',
  }),
  tooLong: sentence({
    en: 'This file is too long. Please take one with at most 5,000 rows.',
    fr: 'Ce fichier est trop long. Veuillez en prendre un de 5 000 lignes au plus.',
  }),
  notText: sentence({
    en: 'This file is not a text. Please export it as CSV.',
    fr: 'Ce fichier n’est pas un texte. Veuillez l’exporter en CSV.',
  }),
  noWindow: sentence({
    en: 'Please choose the window that was paid.',
    fr: 'Veuillez choisir la période qui a été payée.',
  }),
}
