import { reportLabel } from '#domain/report-label.ts'
import type { reportDecided as english } from '../en/report-decided.ts'

export const reportDecided: typeof english = (decided, links) => {
  const { target, isUpheld } = decided
  const label = reportLabel('fr', target ?? '', decided.label)
  return {
    subject: 'Nous avons examiné votre signalement',
    preview: `Vous avez signalé : ${label}.`,
    paragraphs: [
      `Vous avez signalé « ${label} ». Merci : nous avons examiné votre signalement.`,
      isUpheld
        ? 'Vous avez bien fait de nous prévenir, et nous avons agi.'
        : 'Nous n’avons rien trouvé de contraire à nos règles ; rien ne change donc.',
    ],
    button: { label: 'Ouvrir Zilbazar', href: links.to('/') },
    otherwise: { before: 'Quelque chose à ajouter ?', label: 'Écrivez-nous', href: links.to('/contact') },
    reason: 'Vous recevez cet e-mail parce que vous avez fait un signalement sur Zilbazar.',
  }
}
