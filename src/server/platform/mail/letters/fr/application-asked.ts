import type { applicationAsked as english } from '../en/application-asked.ts'
import { linesOf } from '../lines.ts'

export const applicationAsked: typeof english = ({ businessName, question }, links) => ({
  subject: 'Une question sur votre demande',
  preview: `Avant de décider pour ${businessName}, nous aimerions savoir une chose.`,
  paragraphs: [
    `Merci de vouloir montrer ${businessName} sur Zilbazar. Avant de décider, nous aimerions savoir une chose :`,
    ...linesOf(question),
    'Répondez-nous sur la page de votre demande. Nous continuerons dès que votre réponse y sera.',
  ],
  button: { label: 'Répondre à la question', href: links.to('/display-request') },
  otherwise: { before: 'Vous préférez écrire ?', label: 'Écrivez-nous', href: links.to('/contact') },
  reason: 'Vous recevez cet e-mail parce que vous avez demandé à montrer une boutique sur Zilbazar.',
})
