import type { storeEnquiries as english } from '../../en/store-owner/enquiries.ts'
import { figure } from '../shared/figures.ts'

/** Enquiries on WhatsApp that came with a code. */
export const storeEnquiries: typeof english = {
  failed: 'Les demandes n’ont pas pu être chargées.',
  heading: 'Demandes avec un code',
  text: 'Les clients connectés envoient un court code avec leur message WhatsApp. Cochez les demandes devenues des ventes, et vous voyez ce que rapporte votre page. Qui a demandé n’est pas montré.',
  lately: (count) => `${figure(count)} ${count < 2 ? 'vente' : 'ventes'} ces 30 derniers jours`,
  code: 'Code du message',
  codeHint: 'Par exemple K7M2QX',
  none: 'Aucune demande avec un code pour le moment.',
  noneHint: 'Elles arrivent quand des clients vous écrivent depuis la page d’un produit.',
  notFound: (code) => `Aucune demande n’a le code ${code}.`,
  notFoundHint: 'Un code a six caractères. Veuillez le comparer avec le message.',
  showAll: 'Voir toutes les demandes',
  became: 'Devenue une vente',
  becameOf: (code) => `Devenue une vente : ${code}`,
  saveFailed: 'Cela n’a pas pu être enregistré. Veuillez réessayer.',
}
