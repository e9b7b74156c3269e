import { mostWishesAsked } from '#domain/limits.ts'
import { sentence } from '#domain/sentence.ts'

export const say = {
  listOfIds: sentence({
    en: 'Please ask with a list of ids.',
    fr: 'Veuillez indiquer une liste d’identifiants.',
  }),
  tooMany: sentence({
    en: `Please ask for at most ${mostWishesAsked} at once.`,
    fr: `Veuillez en demander ${mostWishesAsked} au plus à la fois.`,
  }),
}
