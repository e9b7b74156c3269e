import { sentence } from '#domain/sentence.ts'

export const say = {
  listOfIds: sentence({
    en: 'Please ask with a list of ids.',
    fr: 'Veuillez indiquer une liste d’identifiants.',
  }),
  atMost500: sentence({
    en: 'Please ask for at most 500 at once.',
    fr: 'Veuillez en demander 500 au plus à la fois.',
  }),
}
