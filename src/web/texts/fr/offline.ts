import type { offline as english } from '../en/offline.ts'

export const offline: typeof english = {
  noSignal: 'Pas de réseau.',
  asOf: (moment) =>
    `Ce que vous voyez a été gardé sur cet appareil le ${moment}. Les prix et les horaires ont pu changer depuis.`,
  pageTitle: 'Pas de réseau',
  heading: 'L’île est hors de vue',
  text: 'Cette page n’a pas été gardée sur cet appareil. Elle s’ouvrira dès que le réseau reviendra.',
  tryAgain: 'Réessayer',
  kept: 'Ce que vous pouvez lire maintenant',
}
