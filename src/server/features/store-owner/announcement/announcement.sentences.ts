import { sentence } from '#domain/sentence.ts'

export const say = {
  saved: sentence({ en: 'Your announcement is saved.', fr: 'Votre annonce est enregistrée.' }),
  takenDown: sentence({ en: 'Your announcement is taken down.', fr: 'Votre annonce est retirée.' }),
}
