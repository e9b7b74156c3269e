import { alertLine, alertsTitle, alertTitle } from '#domain/alert-words.ts'
import type { Letter, Links } from '../../letter.ts'
import type { AlertsLetter } from '../alerts.ts'

export function alerts({ alerts, more = 0 }: AlertsLetter, links: Links): Letter {
  const [first] = alerts
  const number = alerts.length + more
  const lines = alerts.map((alert) => alertLine(alert, 'en'))
  const settings = links.to('/settings/alerts')
  return {
    subject: number === 1 && first ? alertTitle(first, 'en') : alertsTitle(number, 'en'),
    preview: lines[0] ?? '',
    paragraphs: [...lines, ...(more > 0 ? [`And ${more} more.`] : [])],
    button:
      number === 1 && first
        ? { label: 'See the product', href: links.to(`/product/${first.productId}`) }
        : { label: 'See what is new', href: settings },
    otherwise: { before: 'You choose what you are told, and when:', label: 'your alerts', href: settings },
    reason: 'You get this mail because you asked Zilbazar to tell you.',
  }
}
