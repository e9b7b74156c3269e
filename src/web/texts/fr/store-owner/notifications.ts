import type { storeNotifications as english } from '../../en/store-owner/notifications.ts'
import { figure } from '../shared/figures.ts'

/** What a store is told about, in its dashboard. */
export const storeNotifications: typeof english = {
  failed: 'Les notifications n’ont pas pu être chargées.',
  list: 'Notifications',
  none: 'Rien de nouveau pour l’instant',
  pastEnd: 'Il n’y a rien sur cette page',
  noneHint: 'Les nouvelles notes, nos décisions et les échéances de vos frais s’affichent ici.',
  unread: (count) => {
    if (count === 0) return 'Tout est lu.'
    if (count >= 100) return 'Plus de 99 non lues.'
    return count === 1 ? '1 non lue.' : `${figure(count)} non lues.`
  },
  isUnread: 'Non lue :',
  markRead: 'Tout marquer comme lu',
  open: { rating: 'Voir les avis', 'report-decision': 'Voir', 'fee-date': 'Voir les frais' },
  rated: {
    product: (name) => `Nouvelle note : ${name}`,
    store: () => 'Nouvelle note pour votre boutique',
  },
  decided: {
    remove: (label) => `Nous avons retiré : ${label}.`,
    'remove-picture': (label) => `Nous avons retiré la photo : ${label}.`,
    restore: (label) => `De nouveau en ligne : ${label}.`,
    suspend: (label) => `Suspension : ${label}.`,
    warn: (label) => `Nous vous demandons un changement : ${label}.`,
    uphold: (label) => `Vous avez signalé « ${label} ». Vous aviez raison, et nous avons agi.`,
    dismiss: (label) => `Vous avez signalé « ${label} ». Nous n’avons rien trouvé de contraire à nos règles.`,
  },
  fee: {
    'before-due': (amount, span, due) => `${amount} pour la période ${span}, à payer au plus tard le ${due}.`,
    'after-due': (amount, span, due) =>
      `${amount} pour la période ${span} étaient à payer le ${due}. Il vous reste un mois.`,
    'grace-ends': (amount, span, due) =>
      `${amount} pour la période ${span} étaient à payer le ${due}. Le délai de grâce se termine.`,
    'deletion-warning': (amount, span, due) =>
      `${amount} pour la période ${span} étaient à payer le ${due}. Sans paiement, votre boutique sera supprimée.`,
  },
  mail: {
    heading: 'Par e-mail',
    text: 'Ce que nous avons retiré et ce qui est en retard arrive toujours tout de suite par e-mail : cela fait partie du service.',
    kinds: { rating: 'Nouvelles notes', 'report-decision': 'Décisions', 'fee-date': 'Échéances' },
    hints: {
      rating: 'De votre boutique et de vos produits',
      'report-decision': 'Quand un avis sur votre boutique est retiré',
      'fee-date': 'Le rappel avant une échéance',
    },
    when: { 'at-once': 'Tout de suite', daily: 'Une fois par jour, le matin', never: 'Jamais' },
  },
}
