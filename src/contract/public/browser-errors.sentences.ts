import { sentence } from '#domain/sentence.ts'

export const say = {
  badReport: sentence({
    en: 'This report cannot be used.',
    fr: 'Ce rapport ne peut pas être utilisé.',
  }),
}
