import type * as english from '../../en/shared/offline.ts'

/** Over a page that is shown from what the device has kept. */
export const signal: typeof english.signal = {
  none: 'Pas de réseau.',
  asOf: (moment) =>
    `Ce que vous voyez a été gardé sur cet appareil le ${moment}. Les prix et les horaires ont pu changer depuis.`,
}

/** In place of a page that the device has not kept. */
export const offlinePage: typeof english.offlinePage = {
  title: 'Pas de réseau',
  heading: 'L’île est hors de vue',
  text: 'Cette page n’a pas été gardée sur cet appareil. Elle s’ouvrira dès que le réseau reviendra.',
  tryAgain: 'Réessayer',
  back: 'Retour',
  kept: 'Ce que vous pouvez lire maintenant',
}
