import type { storeChecked as english } from '../en/store-checked.ts'
import { checkWords } from './check-words.ts'

export const storeChecked: typeof english = ({ storeId, storeName, checks }, links) => {
  const badges = checkWords(checks)
  return {
    subject: 'Ce que nous avons vérifié sur votre boutique',
    preview: `Les badges de la boutique ${storeName} ont changé.`,
    paragraphs: [
      `Les badges de la boutique ${storeName} ont changé sur Zilbazar.`,
      badges.length > 0 ? badges.join(' ') : 'Elle n’en porte aucun pour le moment.',
    ],
    button: { label: 'Voir ma boutique', href: links.to(`/store/${storeId}`) },
    otherwise: { before: 'Une question ?', label: 'Écrivez-nous', href: links.to('/contact') },
    reason: 'Vous recevez cet e-mail parce que la boutique liée à votre compte est affichée sur Zilbazar.',
  }
}
