import type { priceAlerts as english } from '../../en/shared/price-alerts.ts'

export const priceAlerts: typeof english = {
  watch: 'Me prévenir si le prix baisse',
  watching: 'Vous serez prévenu si le prix baisse',
  watchThis: (name) => `Me prévenir si le prix baisse : ${name}`,
  offer: 'Voulez-vous être prévenu si le prix baisse ?',
  accept: 'Me prévenir',
  failed: 'Ce n’est pas enregistré. Veuillez réessayer.',
  chooseHow: 'C’est noté. Rien n’est envoyé avant que vous choisissiez comment.',
  choose: 'Choisir',
}
