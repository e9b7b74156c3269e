import { alertLine, alertsTitle, alertTitle } from '#domain/alert-words.ts'
import type { alerts as english } from '../en/alerts.ts'

export const alerts: typeof english = ({ alerts, more = 0 }, links) => {
  const [first] = alerts
  const number = alerts.length + more
  const lines = alerts.map((alert) => alertLine(alert, 'fr'))
  const settings = links.to('/settings/alerts')
  return {
    subject: number === 1 && first ? alertTitle(first, 'fr') : alertsTitle(number, 'fr'),
    preview: lines[0] ?? '',
    paragraphs: [...lines, ...(more > 0 ? [`Et ${more} de plus.`] : [])],
    button:
      number === 1 && first
        ? { label: 'Voir le produit', href: links.to(`/product/${first.productId}`) }
        : { label: 'Voir les nouveautés', href: settings },
    otherwise: {
      before: 'Vous choisissez ce que nous vous signalons, et quand :',
      label: 'vos alertes',
      href: settings,
    },
    reason: 'Vous recevez cet e-mail parce que vous avez demandé à Zilbazar de vous prévenir.',
  }
}
