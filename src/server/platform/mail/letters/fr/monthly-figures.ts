import { formatDate } from '#domain/mauritius-time.ts'
import { figure } from '#domain/sentence.ts'
import type * as english from '../en/monthly-figures.ts'
import { rupees } from '../fees.ts'
import { campaignsNamed, type MonthlyFigures, nameOfMonth } from '../monthly-figures.ts'

const count = (number: number, one: string, many: string) => `${figure(number).fr} ${number < 2 ? one : many}`

export const monthlyFigures: typeof english.monthlyFigures = (figures, links) => {
  const { storeName, views, calls, whatsapp, directions } = figures
  const month = nameOfMonth(figures.month, 'fr-FR')
  const seen = `${count(views, 'vue', 'vues')}, ${count(calls, 'appel', 'appels')}, ${count(whatsapp, 'clic WhatsApp', 'clics WhatsApp')} et ${count(directions, 'demande d’itinéraire', 'demandes d’itinéraire')}`
  return {
    subject: `Votre boutique en ${month}`,
    preview: `${storeName} : ${seen}.`,
    paragraphs: [
      `Voici ce que ${storeName} et ses produits ont attiré sur Zilbazar en ${month} : ${seen}.`,
      ...advertised(figures),
      balance(figures),
    ],
    button: { label: 'Ouvrir mon tableau de bord', href: links.to('/admin/dashboard') },
    reason:
      'Vous recevez cet e-mail une fois par mois parce qu’une boutique sur Zilbazar est liée à votre compte.',
  }
}

function advertised({ campaigns }: MonthlyFigures): string[] {
  if (campaigns.length === 0) return []
  const more = campaigns.length - campaignsNamed
  return [
    'Une partie de vos frais a payé la publicité de tout le site :',
    ...campaigns
      .slice(0, campaignsNamed)
      .map(({ ranOn, channel, shown }) => `${formatDate(ranOn)}, ${channel} : ${shown}`),
    ...(more > 0 ? [`Et ${more} de plus.`] : []),
  ]
}

function balance({ balanceCents }: MonthlyFigures): string {
  if (balanceCents === 0) return 'Rien n’était dû à la fin du mois.'
  return balanceCents > 0
    ? `${rupees(balanceCents, 'fr')} étaient dus à la fin du mois.`
    : `${rupees(-balanceCents, 'fr')} étaient payés d’avance à la fin du mois.`
}
