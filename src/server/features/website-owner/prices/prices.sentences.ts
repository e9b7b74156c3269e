import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchPrice: sentence({
    en: 'This price is not in the list any more.',
    fr: 'Ce prix n’est plus dans la liste.',
  }),
  lookedAt: sentence({ en: 'Noted. The price is looked at.', fr: 'C’est noté. Le prix est examiné.' }),
}
