import type * as english from '../en/holiday-hours.ts'
import { hoursPath, nameOfDay } from '../opening-hours.ts'

export const holidayHours: typeof english.holidayHours = ({ storeName, holidays }, links) => {
  const names = [...new Set(holidays.map(({ nameFr }) => nameFr))].join(', ')
  return {
    subject: `Votre boutique est-elle ouverte ? ${names}`,
    preview: `Dites aux clients si ${storeName} est ouverte le jour férié.`,
    paragraphs: [
      `Les clients voudront savoir si ${storeName} est ouverte :`,
      ...holidays.map(
        ({ day, nameFr, isProvisional }) =>
          `${nameOfDay(day, 'fr-FR')}, ${nameFr}${isProvisional ? ' (date pas encore officielle)' : ''}`,
      ),
      'Fermée, comme d’habitude, ou jusqu’à quelle heure ? Un clic suffit. Sans réponse, votre page montre vos horaires habituels.',
    ],
    button: { label: 'Dire quand nous sommes ouverts', href: links.to(hoursPath) },
    reason:
      'Vous recevez cet e-mail avant les jours fériés parce qu’une boutique sur Zilbazar est liée à votre compte.',
  }
}
