import { sentence } from '#domain/sentence.ts'

export const say = {
  whichList: sentence({
    en: 'Please ask for the prices that wait or for those looked at.',
    fr: 'Veuillez demander les prix à examiner ou ceux déjà examinés.',
  }),
}
