import { sentence } from '#domain/sentence.ts'

export const say = {
  badAccountNumber: sentence({
    en: 'Please give an account number of 6 to 34 digits or letters.',
    fr: 'Veuillez indiquer un numéro de compte de 6 à 34 chiffres ou lettres.',
  }),
  wholeAccount: sentence({
    en: 'Please fill in bank, account name and account number, or none of them.',
    fr: 'Veuillez remplir la banque, le titulaire et le numéro du compte, ou aucun des trois.',
  }),
  badMobile: sentence({
    en: 'Please give a Mauritian mobile number, like 5 755 0142.',
    fr: 'Veuillez indiquer un numéro de mobile mauricien, comme 5 755 0142.',
  }),
  badBrn: sentence({
    en: 'Please give the BRN as a letter and digits, like C07012345.',
    fr: 'Veuillez indiquer le BRN sous la forme d’une lettre et de chiffres, comme C07012345.',
  }),
  badVatNumber: sentence({
    en: 'Please give the VAT number as 7 or 8 digits, like 27123456.',
    fr: 'Veuillez indiquer le numéro de TVA sous la forme de 7 ou 8 chiffres, comme 27123456.',
  }),
  issuerNeeded: sentence({
    en: 'Please name who issues the receipts.',
    fr: 'Veuillez indiquer qui émet les reçus.',
  }),
  badVersion: sentence({
    en: 'Please load the payment details again.',
    fr: 'Veuillez recharger les moyens de paiement.',
  }),
}
