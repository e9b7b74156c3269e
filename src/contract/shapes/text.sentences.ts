import { figure, sentence } from '#domain/sentence.ts'
import { type Field, fieldNames } from './field-names.ts'

/** The start of a sentence about a field: its name, and the French verb that goes with it. */
function about(field: Field) {
  const { en, fr, isPlural } = { isPlural: false, ...fieldNames[field] }
  return {
    en,
    must: `${fr} ${isPlural ? 'doivent' : 'doit'}`,
    can: `${fr} ${isPlural ? 'peuvent' : 'peut'}`,
  }
}

export const sayText = {
  fillIn: sentence({
    en: 'Please fill in all required fields!',
    fr: 'Veuillez remplir tous les champs obligatoires.',
  }),
  oneObject: sentence({
    en: 'The fields must come as one JSON object.',
    fr: 'Les champs doivent arriver dans un seul objet JSON.',
  }),
  notText(field: Field) {
    const { en, must } = about(field)
    return sentence({ en: `${en} must be text.`, fr: `${must} être du texte.` })
  },
  notPlain(field: Field) {
    const { en, must } = about(field)
    return sentence({ en: `${en} must be plain text.`, fr: `${must} être du texte simple.` })
  },
  notOneLine(field: Field) {
    const { en, must } = about(field)
    return sentence({
      en: `${en} must be one line of plain text.`,
      fr: `${must} tenir sur une seule ligne de texte simple.`,
    })
  },
  tooLong(field: Field, longest: number) {
    const { en, can } = about(field)
    const count = figure(longest)
    return sentence({
      en: `${en} can have at most ${count.en} characters.`,
      fr: `${can} compter ${count.fr} caractères au plus.`,
    })
  },
}
