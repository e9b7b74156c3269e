import { sentence } from '#domain/sentence.ts'

export const say = {
  notWaiting: sentence({
    en: 'This mail does not wait any more: it was delivered, or is just being tried.',
    fr: 'Ce courrier n’attend plus : il a été remis, ou un essai est en cours.',
  }),
  triedAgain: sentence({ en: 'The mail is tried again now.', fr: 'Un nouvel essai d’envoi est en cours.' }),
}
