import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchPerson: sentence({ en: 'Person not found', fr: 'Personne introuvable' }),
}
