import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchHoliday: sentence({ en: 'There is no such holiday any more.', fr: 'Ce jour férié n’existe plus.' }),
  twice: sentence({
    en: 'This holiday is already in the table on this day.',
    fr: 'Ce jour férié figure déjà dans le tableau à cette date.',
  }),
  changedMeanwhile: sentence({
    en: 'This holiday was changed meanwhile. Please look at it again.',
    fr: 'Ce jour férié a été modifié entre-temps. Veuillez le regarder de nouveau.',
  }),
  added: sentence({ en: 'The holiday is added.', fr: 'Le jour férié est ajouté.' }),
  saved: sentence({ en: 'The holiday is saved.', fr: 'Le jour férié est enregistré.' }),
  removed: sentence({ en: 'The holiday is removed.', fr: 'Le jour férié est supprimé.' }),
}
