import type { warning as english } from '../en/warning.ts'
import { linesOf } from '../lines.ts'

export const warning: typeof english = ({ about, text, isReview, isAnswer }, links) => {
  const what = isReview
    ? `votre avis sur « ${about} »`
    : isAnswer
      ? `votre réponse à un avis sur « ${about} »`
      : `« ${about} »`
  return {
    subject: 'Quelque chose à changer sur Zilbazar',
    preview: `Il s’agit de ${what}.`,
    paragraphs: [
      `Quelqu’un nous a parlé de ${what}, et nous avons regardé. Veuillez lire ce que nous avons à vous dire :`,
      ...linesOf(text),
      'Pour l’instant, nous n’y touchons pas. Si rien ne change, nous pourrions l’enlever de nos pages.',
    ],
    button: isReview
      ? { label: 'Ouvrir Zilbazar', href: links.to('/') }
      : { label: 'Ouvrir mon tableau de bord', href: links.to('/admin/login') },
    otherwise: {
      before: 'Vous voyez les choses autrement ?',
      label: 'Écrivez-nous',
      href: links.to('/contact'),
    },
    reason: isReview
      ? 'Vous recevez cet e-mail parce que vous avez écrit un avis sur Zilbazar.'
      : 'Vous recevez cet e-mail parce que la boutique liée à votre compte est affichée sur Zilbazar.',
  }
}
