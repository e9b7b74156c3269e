import { sentence } from '#domain/sentence.ts'

export const say = {
  confirmed: sentence({
    en: 'Your prices are confirmed.',
    fr: 'Vos prix sont confirmés.',
  }),
}
