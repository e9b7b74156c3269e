import { sentence } from '#domain/sentence.ts'

export const say = {
  whatWasDone: sentence({ en: 'Please say what was done.', fr: 'Veuillez dire ce qui a été fait.' }),
}
