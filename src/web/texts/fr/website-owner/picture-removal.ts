import type { pictureRemoval as english } from '../../en/website-owner/picture-removal.ts'
import { linesOf } from '../../lines.ts'

export const pictureRemoval: typeof english = {
  button: 'Retirer la photo',
  title: 'Retirer cette photo',
  consequence:
    'Une image neutre la remplace partout aussitôt, et son adresse ne fonctionne plus. C’est définitif ; la boutique est invitée à en choisir une nouvelle.',
  label: 'Pourquoi',
  missing: 'Veuillez dire pourquoi : cela figure dans le courrier.',
  send: 'Retirer la photo',
  suggestions: [
    'La photo appartient à quelqu’un d’autre.',
    'Elle montre une personne qui n’est pas d’accord.',
    'Elle ne montre pas ce qui est vendu.',
  ],
  letter: (title, storeName, reason) => ({
    subject: title === null ? 'La photo de votre boutique est retirée' : 'Une de vos photos est retirée',
    paragraphs: [
      `Nous avons retiré la photo de ${title === null ? `la boutique ${storeName}` : `« ${title} », boutique ${storeName}`}. Voici pourquoi :`,
      ...linesOf(reason),
      'Tant que vous n’avez pas choisi de nouvelle photo, une image neutre la remplace.',
    ],
  }),
}
