import { formatDate } from '#domain/mauritius-time.ts'
import type { StoreChecks } from '#domain/store-checks.ts'
import type { ownerLetters as english } from '../../en/website-owner/letters.ts'
import { linesOf } from '../../lines.ts'
import { figure } from '../shared/figures.ts'

const badges = ({ verifiedUntil, halalCheckedUntil }: StoreChecks) =>
  [
    verifiedUntil && `Elle porte le badge « Boutique vérifiée » jusqu’au ${formatDate(verifiedUntil)}.`,
    halalCheckedUntil && `Elle porte le badge « Halal vérifié » jusqu’au ${formatDate(halalCheckedUntil)}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The letters that the website owner's decisions send, in the words in which they leave. */
const what = (about: string, kind: string) =>
  kind === 'review'
    ? `votre avis sur « ${about} »`
    : kind === 'answer'
      ? `votre réponse à un avis sur « ${about} »`
      : `« ${about} »`

export const ownerLetters: typeof english = {
  mailTo: (who) => `Courrier à ${who}`,
  leavesIn: 'Il part dans la langue de la personne qui le lit.',
  yourWords: '(vos mots)',
  suggestions: 'Phrases qui conviennent souvent',
  tooLong: (most) => `Veuillez ne pas dépasser ${figure(most)} caractères.`,
  cancel: 'Annuler',

  approved: (checks) => ({
    subject: 'Votre boutique peut ouvrir',
    paragraphs: [
      'Bonne nouvelle : nous avons vérifié votre demande, et vous pouvez ouvrir votre boutique sur Zilbazar.',
      ...(badges(checks) ? [`Votre boutique ouvrira avec ce que nous avons vérifié. ${badges(checks)}`] : []),
      'Connectez-vous avec cette adresse, puis inscrivez la boutique : son nom, où elle se trouve, ce qu’elle vend, et une photo.',
    ],
  }),
  asked: (businessName, question) => ({
    subject: 'Une question sur votre demande',
    paragraphs: [
      `Merci de vouloir montrer ${businessName} sur Zilbazar. Avant de décider, nous aimerions savoir une chose :`,
      ...linesOf(question),
      'Répondez-nous sur la page de votre demande. Nous continuerons dès que votre réponse y sera.',
    ],
  }),
  refused: (businessName, reason) => ({
    subject: 'Nous ne pouvons pas approuver votre demande',
    paragraphs: [
      `Nous avons examiné votre demande pour ${businessName}, et nous ne pouvons pas l’approuver telle quelle. Voici pourquoi :`,
      ...linesOf(reason),
      'Votre compte reste comme il est. Quand les choses auront changé, une nouvelle demande sera la bienvenue.',
    ],
  }),
  checked: (storeName, checks) => ({
    subject: 'Ce que nous avons vérifié sur votre boutique',
    paragraphs: [
      `Les badges de la boutique ${storeName} ont changé sur Zilbazar.`,
      badges(checks) || 'Elle n’en porte aucun pour le moment.',
    ],
  }),
  productRemoved: (title, storeName, reason) => ({
    subject: 'Un de vos produits n’est plus affiché',
    paragraphs: [
      `Nous avons retiré « ${title} » des pages de la boutique ${storeName}. Voici pourquoi :`,
      ...linesOf(reason),
      'Vous le trouvez toujours dans votre tableau de bord, où vous pouvez le corriger. Écrivez-nous quand c’est fait, et nous le regarderons de nouveau.',
    ],
  }),
  reviewRemoved: (of, reason) => ({
    subject: 'Votre avis a été retiré',
    paragraphs: [
      `Nous avons retiré votre avis sur « ${of} », et ses étoiles ne comptent plus. Voici pourquoi :`,
      ...linesOf(reason),
    ],
  }),
  photoRefused: (of, reason) => ({
    subject: 'Une photo de votre avis n’est pas affichée',
    paragraphs: [
      `Nous avons supprimé une photo de votre avis sur « ${of} ». L’avis lui-même reste. Voici pourquoi :`,
      ...linesOf(reason),
    ],
  }),
  storeSuspended: (storeName, reason) => ({
    subject: 'Votre boutique est suspendue',
    paragraphs: [
      `Pour le moment, la boutique ${storeName} et ses produits ne sont pas affichés sur Zilbazar, et son tableau de bord est fermé. Voici pourquoi :`,
      ...linesOf(reason),
      'Rien n’est supprimé. Écrivez-nous, pour que nous puissions régler cela.',
    ],
  }),
  answerRemoved: (of, storeName, reason) => ({
    subject: 'Votre réponse à un avis a été retirée',
    paragraphs: [
      `Nous avons retiré la réponse de la boutique ${storeName} à un avis sur « ${of} ». Voici pourquoi :`,
      ...linesOf(reason),
      'L’avis reste, et il n’est plus possible d’y répondre.',
    ],
  }),
  warning: (about, text, kind) => ({
    subject: 'Quelque chose à changer sur Zilbazar',
    paragraphs: [
      `Quelqu’un nous a parlé de ${what(about, kind)}, et nous avons regardé. Veuillez lire ce que nous avons à vous dire :`,
      ...linesOf(text),
      'Pour l’instant, nous n’y touchons pas. Si rien ne change, nous pourrions l’enlever de nos pages.',
    ],
  }),
}
