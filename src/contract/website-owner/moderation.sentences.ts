import { sentence } from '#domain/sentence.ts'

export const say = {
  howManyReports: sentence({
    en: 'Please say how many reports you saw.',
    fr: 'Veuillez dire combien de signalements vous avez vus.',
  }),
  why: sentence({
    en: 'Please say why: it is part of the mail.',
    fr: 'Veuillez dire pourquoi : cela figure dans le courrier.',
  }),
  whichPicture: sentence({
    en: 'Please say which picture you saw.',
    fr: 'Veuillez dire quelle photo vous avez vue.',
  }),
}
