import { formatDate } from '#domain/mauritius-time.ts'
import type { StoreNotification } from '#domain/store-notifications.ts'
import type { Letter, Links } from '../../letter.ts'
import { rupees } from '../fees.ts'
import type { StoreNotifications } from '../store-notifications.ts'

export function storeNotifications(
  { storeName, notifications, more = 0 }: StoreNotifications,
  links: Links,
): Letter {
  const [first] = notifications
  const number = notifications.length + more
  const lines = notifications.map(lineOf)
  return {
    subject: number === 1 && first ? subjectOf(first) : `${number} notifications for ${storeName}`,
    preview: lines[0] ?? storeName,
    paragraphs: [
      `This is new about ${storeName} on Zilbazar:`,
      ...lines,
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    button: { label: 'See the notifications', href: links.to('/admin/dashboard/notifications') },
    note: 'When such mails come is your choice, beside the notifications in your dashboard.',
    reason: 'You get this mail because a store on Zilbazar belongs to your account.',
  }
}

function subjectOf(notification: StoreNotification): string {
  if (notification.kind === 'rating') return `A new rating of ${notification.name}`
  return notification.kind === 'fee-date' ? 'A fee is due soon' : 'A decision about a report'
}

function lineOf(notification: StoreNotification): string {
  if (notification.kind === 'rating') {
    const { name, rating } = notification
    return `‘${name}’ was rated with ${rating} ${rating === 1 ? 'star' : 'stars'}.`
  }
  if (notification.kind === 'fee-date') {
    const { startsOn, endsOn, dueOn, owedCents } = notification
    return `${rupees(owedCents, 'en')} for ${formatDate(startsOn)} – ${formatDate(endsOn)} are due on ${formatDate(dueOn)}.`
  }
  return `We have removed: ${notification.label}.`
}
