import type { ownerPaymentDetails as english } from '../../en/website-owner/payment-details.ts'

/** Where fees are paid, in the console. */
export const ownerPaymentDetails: typeof english = {
  failed: 'Les moyens de paiement n’ont pas pu être chargés.',
  ways: 'Où les boutiques paient',
  waysText:
    'Affiché dans les e-mails sur les frais, dans les conditions et dans le tableau de bord de chaque boutique. Ce qui reste vide n’est pas affiché.',
  issuer: 'Qui émet les reçus',
  issuerText: 'Imprimé sur chaque reçu.',
  qr: 'Code QR MauCAS',
  qrHint: 'L’image que votre banque vous donne. Les boutiques la scannent avec l’application de leur banque.',
  save: 'Enregistrer',
  showTheirs: 'Voir ce qui a été enregistré',
  preview: 'Ce que voient les boutiques',
  previewText: 'Comme dans le tableau de bord d’une boutique.',
  nothingSet: 'Rien n’est indiqué : les boutiques sont priées de vous écrire.',
  fields: {
    bankName: 'Banque',
    accountName: 'Titulaire du compte',
    accountNumber: 'Numéro de compte',
    juiceNumber: 'Numéro Juice',
    mytNumber: 'Numéro my.t money',
    issuerName: 'Nom',
    issuerAddress: 'Adresse',
    brn: 'BRN',
    vatNumber: 'Numéro de TVA',
  },
  hints: {
    bankName: undefined,
    accountName: undefined,
    accountNumber: 'Avec ou sans espaces, ou en IBAN.',
    juiceNumber: 'Un numéro de mobile mauricien.',
    mytNumber: 'Un numéro de mobile mauricien.',
    issuerName: undefined,
    issuerAddress: undefined,
    brn: 'Comme C07012345.',
    vatNumber: 'À laisser vide s’il n’y en a pas.',
  },
  problems: {
    accountNumber: 'Veuillez indiquer un numéro de compte de 6 à 34 chiffres ou lettres.',
    wholeAccount: 'Veuillez remplir la banque, le titulaire et le numéro du compte, ou aucun des trois.',
    mobile: 'Veuillez indiquer un numéro de mobile mauricien, comme 5 755 0142.',
    brn: 'Veuillez indiquer le BRN sous la forme d’une lettre et de chiffres, comme C07012345.',
    vatNumber: 'Veuillez indiquer le numéro de TVA sous la forme de 7 ou 8 chiffres, comme 27123456.',
    issuerName: 'Veuillez indiquer qui émet les reçus.',
  },
}
