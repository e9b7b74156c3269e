import { addMonths, formatDate } from '#domain/mauritius-time.ts'
import { figure } from '#domain/sentence.ts'
import type * as english from '../en/monthly-figures.ts'
import { rupees } from '../fees.ts'
import { campaignsNamed, type MonthlyFigures, nameOfMonth, weeklyBars } from '../monthly-figures.ts'

const count = (number: number, one: string, many: string) => `${figure(number).fr} ${number < 2 ? one : many}`
const times = (number: number) => `${figure(number).fr} fois`

export const monthlyFigures: typeof english.monthlyFigures = (figures, links) => {
  const { storeName } = figures
  const month = nameOfMonth(figures.month, 'fr-FR')
  const bars = weeklyBars(figures)
  return {
    subject: `Votre boutique en ${month}`,
    preview: `${storeName} : ${reached(figures)}`,
    paragraphs: [
      `${visited(figures)} ${reached(figures)} ${noticed(figures)}`,
      ...advertised(figures),
      balance(figures),
    ],
    chart:
      bars.length > 0
        ? {
            title: `Visites en ${month}`,
            bars: bars.map((bar) => ({ ...bar, figure: figure(bar.value).fr })),
          }
        : undefined,
    button: { label: 'Ouvrir mes statistiques', href: links.to('/admin/dashboard/insights') },
    reason:
      'Vous recevez cet e-mail une fois par mois parce qu’une boutique sur Zilbazar est liée à votre compte.',
  }
}

function visited({ storeName, month, views, viewsBefore }: MonthlyFigures): string {
  const sentence = `En ${nameOfMonth(month, 'fr-FR')}, ${storeName} et ses produits ont eu ${count(views, 'visite', 'visites')}`
  if (viewsBefore === undefined) return `${sentence}.`
  const before = nameOfMonth(addMonths(`${month}-01`, -1).slice(0, 7), 'fr-FR')
  if (viewsBefore === views) return `${sentence}, autant qu’en ${before}.`
  const difference = figure(Math.abs(views - viewsBefore)).fr
  return `${sentence}, ${difference} de ${views > viewsBefore ? 'plus' : 'moins'} qu’en ${before}.`
}

const reached = ({ calls, whatsapp, directions, links = 0 }: MonthlyFigures) =>
  `Des visiteurs ont appelé ${times(calls)}, écrit sur WhatsApp ${times(whatsapp)}, demandé le chemin ${times(directions)} et suivi un lien ${times(links)}.`

const noticed = ({ wishes = 0, ratings = 0, follows = 0, searches = 0 }: MonthlyFigures) =>
  `Il y a eu ${count(searches, 'recherche', 'recherches')} où votre boutique est apparue, ${count(wishes, 'envie', 'envies')}, ${count(ratings, 'note', 'notes')} et ${count(follows, 'nouvel abonné', 'nouveaux abonnés')}.`

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
