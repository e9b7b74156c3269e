import type { storeFees as english } from '../../en/store-owner/fees.ts'

/** The fees of a store, in its dashboard. */
export const storeFees: typeof english = {
  failed: 'Les frais n’ont pas pu être chargés.',
  receiptFailed: 'Le reçu n’a pas pu être chargé.',
  toFees: 'Retour aux frais',
  windows: 'Périodes, paiements et reçus',
  noWindows: 'Aucune période n’a encore été annoncée.',
  noWindowsHint: 'Nous vous écrivons avant la première.',
  standing: {
    heading: 'Où vous en êtes',
    outstanding: 'À payer',
    dueOn: 'À payer le',
    nextDueOn: 'Prochaine échéance',
    terms: 'À quoi servent les frais',
    next: {
      paid: (date) =>
        `Tout est payé. Le prochain mois est à payer au plus tard le ${date} ; nous vous le rappelons par e-mail une semaine avant.`,
      due: (date) =>
        `Veuillez payer au plus tard le ${date}. Nous vous le rappelons par e-mail une semaine avant.`,
      grace: (date, until) =>
        `C’était à payer le ${date}. Vous avez jusqu’au ${until}, et rien ne change d’ici là.`,
      overdue: (date) =>
        `C’était à payer le ${date}. Veuillez payer maintenant : les boutiques en retard de plus de trois mois sont supprimées, après un avertissement par e-mail.`,
      deletion: (date, deletedOn) =>
        `C’était à payer le ${date}. Sans paiement, votre boutique est supprimée pour de bon le ${deletedOn}.`,
      kept: (date) =>
        `C’était à payer le ${date}. Nous gardons votre boutique pour l’instant ; veuillez payer, ou écrivez-nous.`,
    },
  },
  pay: {
    text: (span) => `Pour le mois ${span}.`,
    nothing: 'Il n’y a rien à payer pour le moment.',
    receiptFollows:
      'Dès que votre paiement est enregistré, vous recevez le reçu par e-mail et le retrouvez ici.',
    otherwise:
      'En espèces, par virement bancaire, par Juice, par my.t money ou par chèque. Demandez-nous où.',
    contact: 'Écrivez-nous',
  },
  statements: {
    heading: 'Relevés mensuels',
    text: 'Ce qu’un mois a coûté, ce qui a été payé, ce que les visiteurs ont fait et les campagnes du mois. À lire, imprimer ou enregistrer en PDF.',
  },
  cycle: {
    due: (date) => `à payer le ${date}`,
    fee: 'Frais',
    paid: 'Payé',
    left: 'Reste à payer',
    payments: 'Paiements et remboursements',
    payment: 'Paiement',
    refund: 'Remboursement',
    receipt: (number) => `Reçu ${number}`,
  },
}
