import { longest } from '#domain/limits.ts'
import type { storeChanges as english } from '../../en/website-owner/store-changes.ts'
import { linesOf } from '../../lines.ts'
import { figure } from '../shared/figures.ts'

export const storeChanges: typeof english = {
  title: 'Nom, catégorie, e-mail',
  text: 'Ce que la boutique ne peut pas changer elle-même, car vous l’avez vérifiée ainsi. La boutique est prévenue par e-mail.',
  rename: 'Changer le nom ou la catégorie',
  name: 'Nom',
  category: 'Catégorie',
  categoriesFailed: 'Les catégories n’ont pas pu être chargées.',
  noName: 'Veuillez écrire le nom.',
  longName: `Le nom peut compter ${figure(longest.storeName)} caractères au plus.`,
  same: 'Rien n’a changé : le nom et la catégorie sont comme avant.',
  reason: 'Pourquoi',
  noReason: 'Veuillez dire pourquoi.',
  reasonMail: 'Cela figure dans le courrier.',
  save: 'Changer',
  picture: 'Photo',
  pictureRemoved: 'Retirée. La boutique est invitée à en choisir une nouvelle.',
  switchOff: {
    button: 'Désactiver la double authentification',
    title: 'Désactiver la double authentification de cette boutique',
    consequence:
      'Ensuite, le mot de passe seul ouvre le tableau de bord, et la boutique est déconnectée. Assurez-vous que la demande vient bien du commerçant.',
    label: 'Pourquoi',
    missing: 'Veuillez dire pourquoi : cela figure dans le courrier.',
    send: 'Désactiver',
    suggestions: ['Vous nous avez dit en personne que le téléphone et les codes de secours sont perdus.'],
  },
  switchedOff: (storeName, reason) => ({
    subject: 'Votre boutique n’a plus de double authentification',
    paragraphs: [
      `La double authentification de la boutique ${storeName} vient d’être désactivée. Le mot de passe seul ouvre désormais son tableau de bord.`,
      'Nous l’avons fait sur demande. Voici pourquoi :',
      ...linesOf(reason),
      'Si vous le vouliez, il n’y a rien à faire. Sinon, donnez tout de suite un nouveau mot de passe à la boutique, et prévenez-nous.',
    ],
  }),
  letter: (name, category, reason) => ({
    subject: 'Nous avons modifié la fiche de votre boutique',
    paragraphs: [
      ...(name.from === name.to ? [] : [`Le nom : « ${name.from} » devient « ${name.to} ».`]),
      ...(category.from === category.to
        ? []
        : [`La catégorie : « ${category.from} » devient « ${category.to} ».`]),
      'Voici pourquoi :',
      ...linesOf(reason),
      'Le changement se voit déjà partout sur le site. Les reçus des mois passés gardent le nom d’alors.',
    ],
  }),
}
