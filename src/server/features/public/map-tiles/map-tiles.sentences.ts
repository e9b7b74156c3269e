import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchTile: sentence({
    en: 'There is no such part of the map.',
    fr: 'Cette partie de la carte n’existe pas.',
  }),
}
