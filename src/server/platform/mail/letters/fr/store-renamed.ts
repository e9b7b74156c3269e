import type { storeRenamed as english } from '../en/store-renamed.ts'
import { linesOf } from '../lines.ts'

export const storeRenamed: typeof english = ({ storeId, name, category, reason }, links) => ({
  subject: 'Nous avons modifié la fiche de votre boutique',
  preview: `Ce qui a changé pour ${name.to}.`,
  paragraphs: [
    ...(name.from === name.to ? [] : [`Le nom : « ${name.from} » devient « ${name.to} ».`]),
    ...(category.from === category.to
      ? []
      : [`La catégorie : « ${category.from} » devient « ${category.to} ».`]),
    'Voici pourquoi :',
    ...linesOf(reason),
    'Le changement se voit déjà partout sur le site. Les reçus des mois passés gardent le nom d’alors.',
  ],
  button: { label: 'Voir ma boutique', href: links.to(`/store/${storeId}`) },
  otherwise: { before: 'Quelque chose ne va pas ?', label: 'Écrivez-nous', href: links.to('/contact') },
  reason: 'Vous recevez cet e-mail parce que la boutique liée à votre compte est affichée sur Zilbazar.',
})
