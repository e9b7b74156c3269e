import { mostImportRows } from '#domain/limits.ts'
import { figure, sentence } from '#domain/sentence.ts'

const most = figure(mostImportRows)

export const say = {
  empty: sentence({
    en: 'This file has no rows.',
    fr: 'Ce fichier n’a pas de lignes.',
  }),
  badFile: ({ line }: { line: number }) =>
    sentence({
      en: `This file cannot be read from line ${line} on. Please save it as CSV once more.`,
      fr: `Ce fichier est illisible à partir de la ligne ${line}. Veuillez l’enregistrer à nouveau en CSV.`,
    }),
  tooManyRows: sentence({
    en: `A file can have at most ${most.en} rows. Please divide it.`,
    fr: `Un fichier peut avoir ${most.fr} lignes au plus. Veuillez le diviser.`,
  }),
  busy: sentence({
    en: 'Other files are being read. Please try again in a moment.',
    fr: 'D’autres fichiers sont en cours de lecture. Veuillez réessayer dans un instant.',
  }),
}
