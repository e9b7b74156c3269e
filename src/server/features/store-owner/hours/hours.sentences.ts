import { sentence } from '#domain/sentence.ts'

export const say = {
  saved: sentence({
    en: 'The hours of that day are saved.',
    fr: 'Les horaires de ce jour sont enregistrés.',
  }),
  removed: sentence({
    en: 'That day has its usual hours again.',
    fr: 'Ce jour a de nouveau ses horaires habituels.',
  }),
  confirmed: sentence({
    en: 'Thank you. Shoppers see that your hours are right.',
    fr: 'Merci. Les clients voient que vos horaires sont exacts.',
  }),
  hoursFirst: sentence({
    en: 'Please set your opening hours first.',
    fr: 'Veuillez d’abord indiquer vos horaires.',
  }),
  dayOver: sentence({
    en: 'Please choose a day from today on.',
    fr: 'Veuillez choisir un jour à partir d’aujourd’hui.',
  }),
  tooFarAhead: sentence({
    en: 'Please choose a day within the next year.',
    fr: 'Veuillez choisir un jour dans l’année qui vient.',
  }),
  tooMany: (most: number) =>
    sentence({
      en: `A store can have at most ${most} special days. Please remove one first.`,
      fr: `Une boutique peut avoir ${most} jours particuliers au maximum. Veuillez d’abord en retirer un.`,
    }),
  mailWanted: sentence({
    en: 'We ask you by mail about your hours before holidays.',
    fr: 'Nous vous demandons vos horaires par e-mail avant les jours fériés.',
  }),
  mailNotWanted: sentence({
    en: 'We no longer ask you by mail about your hours.',
    fr: 'Nous ne vous demandons plus vos horaires par e-mail.',
  }),
}
