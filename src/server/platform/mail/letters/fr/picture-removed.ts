import type { pictureRemoved as english } from '../en/picture-removed.ts'
import { linesOf } from '../lines.ts'

export const pictureRemoved: typeof english = ({ title, storeName, reason }, links) => {
  const whose = title === null ? `la boutique ${storeName}` : `« ${title} », boutique ${storeName}`
  return {
    subject: title === null ? 'La photo de votre boutique est retirée' : 'Une de vos photos est retirée',
    preview: `Nous avons retiré la photo de ${whose}.`,
    paragraphs: [
      `Nous avons retiré la photo de ${whose}. Voici pourquoi :`,
      ...linesOf(reason),
      'Tant que vous n’avez pas choisi de nouvelle photo, une image neutre la remplace.',
    ],
    button: { label: 'Choisir une nouvelle photo', href: links.to('/admin/login') },
    otherwise: {
      before: 'Vous voyez les choses autrement ?',
      label: 'Écrivez-nous',
      href: links.to('/contact'),
    },
    reason: 'Vous recevez cet e-mail parce que la boutique liée à votre compte est affichée sur Zilbazar.',
  }
}
