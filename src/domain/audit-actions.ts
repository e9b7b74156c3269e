import { withoutAccents } from './accents.ts'
import type { Words } from './sentence.ts'

/** What a decision about reported content does, and what it can be about. */
const decisions = {
  dismiss: { en: 'Dismiss', fr: 'Classement des signalements' },
  warn: { en: 'Warn', fr: 'Avertissement à propos' },
  remove: { en: 'Remove', fr: 'Retrait' },
  'remove-picture': { en: 'Remove picture', fr: 'Retrait de la photo' },
  restore: { en: 'Restore', fr: 'Rétablissement' },
  suspend: { en: 'Suspend', fr: 'Suspension' },
  release: { en: 'Release', fr: 'Publication' },
  drop: { en: 'Drop', fr: 'Rejet' },
} as const satisfies Record<string, Words>

const things = {
  product: { en: 'product', fr: 'd’un produit' },
  store: { en: 'store', fr: 'd’une boutique' },
  'product-review': { en: 'product review', fr: 'd’un avis sur un produit' },
  'store-review': { en: 'store review', fr: 'd’un avis sur une boutique' },
  answer: { en: 'answer', fr: 'd’une réponse à un avis' },
} as const satisfies Record<string, Words>

/** Every other action that is written to the audit log. A new one gets its words here, or `record` does not compile. */
const actions = {
  // People and sessions
  'log-in': { en: 'Log in', fr: 'Connexion' },
  'change-password': { en: 'Change password', fr: 'Changement de mot de passe' },
  'end-session': { en: 'End session', fr: 'Fin d’une session' },
  'end-all-sessions': { en: 'End all sessions', fr: 'Fin de toutes les sessions' },
  'set-up-second-factor': { en: 'Set up second factor', fr: 'Mise en place du second facteur' },
  'renew-recovery-codes': { en: 'Renew recovery codes', fr: 'Nouveaux codes de secours' },
  'add-owner': { en: 'Add owner', fr: 'Ajout d’un responsable du site' },
  'reset-owner-password': {
    en: 'Reset owner password',
    fr: 'Réinitialisation du mot de passe d’un responsable du site',
  },
  // Vetting
  'approve-store-owner': { en: 'Approve store owner', fr: 'Approbation d’un commerçant' },
  'ask-applicant': { en: 'Ask applicant', fr: 'Question sur une demande de boutique' },
  'refuse-application': { en: 'Refuse application', fr: 'Refus d’une demande de boutique' },
  'note-application': { en: 'Note application', fr: 'Note sur une demande de boutique' },
  'change-store': { en: 'Change store', fr: 'Changement du nom ou de la catégorie d’une boutique' },
  'ask-store-for-new-email': {
    en: 'Ask for new email of store',
    fr: 'Demande de nouvelle adresse e-mail d’une boutique',
  },
  'ask-person-for-new-email': {
    en: 'Ask for new email of person',
    fr: 'Demande de nouvelle adresse e-mail d’une personne',
  },
  'switch-off-store-second-factor': {
    en: 'Switch off second factor of store',
    fr: 'Désactivation de la double authentification d’une boutique',
  },
  'check-store': { en: 'Check store', fr: 'Vérification d’une boutique' },
  // Photos of reviews
  'show-review-photo': { en: 'Show photo of a review', fr: 'Publication de la photo d’un avis' },
  'refuse-review-photo': { en: 'Refuse photo of a review', fr: 'Refus de la photo d’un avis' },
  // Promotion
  'feature-product': { en: 'Feature product', fr: 'Mise en avant d’un produit' },
  'change-featured-product': {
    en: 'Change featured product',
    fr: 'Modification de la mise en avant d’un produit',
  },
  'end-featured-product': { en: 'End featured product', fr: 'Fin de la mise en avant d’un produit' },
  'order-featured-products': { en: 'Order featured products', fr: 'Ordre des produits mis en avant' },
  'choose-advertised-product': {
    en: 'Choose advertised product',
    fr: 'Choix du produit d’une publicité personnalisée',
  },
  // Banners and campaigns
  'add-banner': { en: 'Add banner', fr: 'Ajout d’un bandeau' },
  'change-banner': { en: 'Change banner', fr: 'Modification d’un bandeau' },
  'delete-banner': { en: 'Delete banner', fr: 'Suppression d’un bandeau' },
  'order-banners': { en: 'Order banners', fr: 'Ordre des bandeaux' },
  'add-campaign': { en: 'Add campaign', fr: 'Ajout d’une campagne' },
  'change-campaign': { en: 'Change campaign', fr: 'Modification d’une campagne' },
  'delete-campaign': { en: 'Delete campaign', fr: 'Suppression d’une campagne' },
  // Holidays
  'add-holiday': { en: 'Add holiday', fr: 'Ajout d’un jour férié' },
  'change-holiday': { en: 'Change holiday', fr: 'Modification d’un jour férié' },
  'remove-holiday': { en: 'Remove holiday', fr: 'Suppression d’un jour férié' },
  // Categories
  'add-category': { en: 'Add category', fr: 'Ajout d’une catégorie' },
  'change-category': { en: 'Change category', fr: 'Modification d’une catégorie' },
  'move-category': { en: 'Move category', fr: 'Déplacement d’une catégorie' },
  'order-categories': { en: 'Order categories', fr: 'Ordre des catégories' },
  'merge-categories': { en: 'Merge categories', fr: 'Fusion de catégories' },
  'remove-category': { en: 'Remove category', fr: 'Suppression d’une catégorie' },
  // Prices
  'look-at-raised-price': { en: 'Look at raised price', fr: 'Examen d’un prix relevé' },
  // Fees
  'change-payment-details': { en: 'Change payment details', fr: 'Modification des moyens de paiement' },
  'announce-window': { en: 'Announce window', fr: 'Annonce d’une période de publicité' },
  'record-payment': { en: 'Record payment', fr: 'Enregistrement d’un paiement' },
  'record-refund': { en: 'Record refund', fr: 'Enregistrement d’un remboursement' },
  'stop-deletion': { en: 'Stop deletion', fr: 'Arrêt d’une suppression' },
  'resume-deletion': { en: 'Resume deletion', fr: 'Reprise d’une suppression' },
  'delete-unpaid-store': { en: 'Delete unpaid store', fr: 'Suppression d’une boutique pour frais impayés' },
  // Messages and mails
  'read-message': { en: 'Read message', fr: 'Lecture d’un message' },
  'reply-to-message': { en: 'Reply to message', fr: 'Réponse à un message' },
  'retry-mail': { en: 'Retry mail', fr: 'Nouvel envoi d’un e-mail' },
} as const satisfies Record<string, Words>

type ModerationAction = `${keyof typeof decisions}-${keyof typeof things}`
export type AuditAction = keyof typeof actions | ModerationAction

const moderation = Object.entries(decisions).flatMap(([decision, does]) =>
  Object.entries(things).map(([thing, what]): [string, Words] => [
    `${decision}-${thing}`,
    { en: `${does.en} ${what.en}`, fr: `${does.fr} ${what.fr}` },
  ]),
)

const labels = new Map<string, Words>([...Object.entries(actions), ...moderation])

/** What an action is called; an action of the past that is recorded no more has no words. */
export const auditActionWords = (action: string): Words | undefined => labels.get(action)

/** The actions that have this part of a word in what they are called, in any language. */
export function auditActionsNamed(part: string): string[] {
  const wanted = withoutAccents(part)
  const isNamed = ({ en, fr }: Words) => withoutAccents(`${en} ${fr}`).includes(wanted)
  return [...labels].filter(([, words]) => isNamed(words)).map(([action]) => action)
}
