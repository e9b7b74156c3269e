import type { ownerMails as english } from '../../en/website-owner/mails.ts'
import { figure } from '../shared/figures.ts'

/** The letters that the mail server has not taken yet, and those it took. */
export const ownerMails: typeof english = {
  tabs: 'Courriers',
  tab: { queue: 'En attente', delivered: 'Remis' },
  deliveredHint: 'Ce que le serveur de messagerie a pris. Nous l’oublions après un jour environ.',
  deliveredFailed: 'Les courriers remis n’ont pas pu être chargés.',
  noneDelivered: 'Aucun courrier n’a été remis depuis un jour',
  failed: 'Les courriers n’ont pas pu être chargés.',
  empty: 'Tous les courriers sont partis',
  emptyHint: 'Les courriers qui attendent ou qui échouent sont listés ici.',
  failing: (count) =>
    count < 2
      ? `${figure(count)} courrier n’a pas pu être remis.`
      : `${figure(count)} courriers n’ont pas pu être remis.`,
  noneFailing: 'Aucun n’a échoué.',
  states: { waiting: 'En attente', failing: 'En échec', 'given-up': 'Abandonné' },
  tries: (count) =>
    count === 0 ? 'Pas encore essayé' : `Essayé ${count === 1 ? 'une' : figure(count)} fois`,
  since: 'En attente depuis le',
  nextTry: 'Prochain essai',
  noMoreTries: 'Plus aucun essai',
  lastError: 'Ce que dit le serveur de courrier',
  retry: 'Réessayer',
  retryOf: (letter, to) => `Réessayer : ${letter}, à ${to}`,
  retryFailed: 'Ce courrier n’a pas pu être essayé de nouveau.',
  letters: {
    'verify-email': 'Confirmer l’adresse e-mail',
    'already-registered': 'Compte déjà existant',
    'reset-password': 'Lien pour un nouveau mot de passe',
    'password-changed': 'Mot de passe changé',
    'account-deleted': 'Compte supprimé',
    'store-approved': 'Ouverture de boutique approuvée',
    'store-registered': 'Boutique inscrite',
    'store-password-changed': 'Mot de passe de la boutique changé',
    'store-deleted': 'Boutique supprimée',
    'store-deleted-unpaid': 'Boutique supprimée, frais impayés',
    'fee-before-due': 'Frais bientôt à payer',
    'fee-after-due': 'Frais en retard, rappel',
    'fee-grace-ends': 'Fin du délai de grâce',
    'fee-deletion-warning': 'Avertissement avant suppression',
    'owner-security': 'Accès à la console modifié',
    'contact-message': 'Nouveau message de contact',
    'contact-reply': 'Réponse à un message de contact',
    'application-asked': 'Question sur une demande',
    'application-refused': 'Demande refusée',
    'product-removed': 'Produit retiré',
    'report-decided': 'Signalement traité',
    'review-removed': 'Avis retiré',
    'shown-again': 'De nouveau en ligne',
    'store-checked': 'Boutique vérifiée',
    'store-suspended': 'Boutique suspendue',
    warning: 'Avertissement',
  },
}
