import type { storeSuspended as english } from '../en/store-suspended.ts'
import { linesOf } from '../lines.ts'

export const storeSuspended: typeof english = ({ storeName, reason }, links) => ({
  subject: 'Votre boutique est suspendue',
  preview: `Pour le moment, la boutique ${storeName} n’est pas affichée sur Zilbazar.`,
  paragraphs: [
    `Pour le moment, la boutique ${storeName} et ses produits ne sont pas affichés sur Zilbazar, et son tableau de bord est fermé. Voici pourquoi :`,
    ...linesOf(reason),
    'Rien n’est supprimé. Écrivez-nous, pour que nous puissions régler cela.',
  ],
  button: { label: 'Nous écrire', href: links.to('/contact') },
  reason: 'Vous recevez cet e-mail parce que la boutique liée à votre compte est sur Zilbazar.',
})
