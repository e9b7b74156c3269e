import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import { type HoursToConfirm, hoursPath } from '../opening-hours.ts'

export function hoursToConfirm({ storeName, confirmedOn }: HoursToConfirm, links: Links): Letter {
  return {
    subject: 'Are your opening hours still right?',
    preview: `${storeName} has not confirmed its hours for half a year.`,
    paragraphs: [
      confirmedOn
        ? `You last confirmed the opening hours of ${storeName} on ${formatDate(confirmedOn)}.`
        : `You have not confirmed the opening hours of ${storeName} for half a year.`,
      'If they are still right, one tap says so, and shoppers see the new date. If not, please change them.',
    ],
    button: { label: 'Look at my hours', href: links.to(hoursPath) },
    reason: 'You get this mail every six months because a store on Zilbazar belongs to your account.',
  }
}
