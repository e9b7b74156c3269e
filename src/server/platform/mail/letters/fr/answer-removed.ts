import type { answerRemoved as english } from '../en/answer-removed.ts'
import { linesOf } from '../lines.ts'

export const answerRemoved: typeof english = ({ of, storeName, reason }, links) => ({
  subject: 'Votre réponse à un avis a été retirée',
  preview: `La boutique ${storeName} avait répondu à un avis sur ${of}.`,
  paragraphs: [
    `Nous avons retiré la réponse de la boutique ${storeName} à un avis sur « ${of} ». Voici pourquoi :`,
    ...linesOf(reason),
    'L’avis reste, et il n’est plus possible d’y répondre.',
  ],
  button: { label: 'Ouvrir mon tableau de bord', href: links.to('/admin/login') },
  otherwise: {
    before: 'Vous voyez les choses autrement ?',
    label: 'Écrivez-nous',
    href: links.to('/contact'),
  },
  reason: 'Vous recevez cet e-mail parce que la boutique liée à votre compte est affichée sur Zilbazar.',
})
