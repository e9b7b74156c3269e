import { earliestDay, latestDay } from '#domain/mauritius-time.ts'
import { sentence } from '#domain/sentence.ts'

const [first, last] = [earliestDay.slice(0, 4), latestDay.slice(0, 4)]

export const say = {
  badYear: sentence({
    en: `Please give a year from ${first} to ${last}.`,
    fr: `Veuillez indiquer une année de ${first} à ${last}.`,
  }),
  yesOrNo: sentence({
    en: 'Please say whether the date is provisional.',
    fr: 'Veuillez dire si la date est provisoire.',
  }),
}
