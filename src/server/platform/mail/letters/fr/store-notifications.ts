import { formatDate } from '#domain/mauritius-time.ts'
import { reportLabel } from '#domain/report-label.ts'
import type { StoreNotification } from '#domain/store-notifications.ts'
import type { storeNotifications as english } from '../en/store-notifications.ts'
import { rupees } from '../fees.ts'

export const storeNotifications: typeof english = ({ storeName, notifications, more = 0 }, links) => {
  const [first] = notifications
  const number = notifications.length + more
  const lines = notifications.map(lineOf)
  return {
    subject:
      number === 1 && first ? subjectOf(first) : `${number} notifications pour la boutique ${storeName}`,
    preview: lines[0] ?? storeName,
    paragraphs: [
      `Voici du nouveau pour la boutique ${storeName} sur Zilbazar :`,
      ...lines,
      ...(more > 0 ? [`Et ${more} de plus.`] : []),
    ],
    button: { label: 'Voir les notifications', href: links.to('/admin/dashboard/notifications') },
    note: 'Vous choisissez quand ces e-mails arrivent, à côté des notifications dans votre tableau de bord.',
    reason: 'Vous recevez cet e-mail parce qu’une boutique sur Zilbazar est liée à votre compte.',
  }
}

function subjectOf(notification: StoreNotification): string {
  if (notification.kind === 'rating') return `Une nouvelle note pour ${notification.name}`
  return notification.kind === 'fee-date' ? 'Des frais à payer bientôt' : 'Une décision sur un signalement'
}

function lineOf(notification: StoreNotification): string {
  if (notification.kind === 'rating') {
    const { name, rating } = notification
    return `« ${name} » a reçu ${rating} ${rating === 1 ? 'étoile' : 'étoiles'}.`
  }
  if (notification.kind === 'fee-date') {
    const { startsOn, endsOn, dueOn, owedCents } = notification
    return `${rupees(owedCents, 'fr')} pour la période ${formatDate(startsOn)} – ${formatDate(endsOn)} sont à payer au plus tard le ${formatDate(dueOn)}.`
  }
  return `Nous avons retiré : ${reportLabel('fr', notification.target, notification.label)}.`
}
