import type { storeApproved as english } from '../en/store-approved.ts'
import { checkWords } from './check-words.ts'

const nothing = { verifiedUntil: null, halalCheckedUntil: null }

export const storeApproved: typeof english = ({ checks = nothing }, links) => {
  const badges = checkWords(checks)
  return {
    subject: 'Votre boutique peut ouvrir',
    preview: 'C’est approuvé : inscrivez votre boutique et montrez-la à toute l’île.',
    paragraphs: [
      'Bonne nouvelle : nous avons vérifié votre demande, et vous pouvez ouvrir votre boutique sur Zilbazar.',
      ...(badges.length > 0
        ? [`Votre boutique ouvrira avec ce que nous avons vérifié. ${badges.join(' ')}`]
        : []),
      'Connectez-vous avec cette adresse, puis inscrivez la boutique : son nom, où elle se trouve, ce qu’elle vend, et une photo.',
    ],
    button: { label: 'Inscrire ma boutique', href: links.to('/admin/signup') },
    otherwise: { before: 'Une question ?', label: 'Écrivez-nous', href: links.to('/contact') },
    reason: 'Vous recevez cet e-mail parce que vous avez demandé à montrer une boutique sur Zilbazar.',
  }
}
