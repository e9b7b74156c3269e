import { sentence } from '#domain/sentence.ts'

export const say = {
  endsBeforeItBegins: sentence({
    en: 'The last day cannot come before the first.',
    fr: 'Le dernier jour ne peut pas venir avant le premier.',
  }),
  isPast: sentence({ en: 'The last day is past already.', fr: 'Le dernier jour est déjà passé.' }),
  featuredAlready: sentence({ en: 'This product is featured already.', fr: 'Ce produit est déjà à la une.' }),
  notFeatured: sentence({
    en: 'This product is not featured any more.',
    fr: 'Ce produit n’est plus à la une.',
  }),
  isPaidFor: sentence({
    en: 'These days are paid for. Record a refund in the ledger of the store, and the featuring ends with it.',
    fr: 'Ces jours sont payés. Enregistrez un remboursement dans les comptes de la boutique : la mise à la une s’arrête avec lui.',
  }),
  notShown: sentence({
    en: 'This product is not shown to the public at the moment.',
    fr: 'Les clients ne voient pas ce produit en ce moment.',
  }),
  listChanged: sentence({
    en: 'The list of featured products changed meanwhile. Please look at it again.',
    fr: 'La liste des produits à la une a changé entre-temps. Veuillez la regarder de nouveau.',
  }),
  featured: sentence({ en: 'The product is featured.', fr: 'Le produit est à la une.' }),
  changed: sentence({ en: 'Saved.', fr: 'C’est enregistré.' }),
  ended: sentence({ en: 'The product is no longer featured.', fr: 'Le produit n’est plus à la une.' }),
  endedButPaid: sentence({
    en: 'The days that you chose are ended. The product stays featured on the days that are paid for.',
    fr: 'Les jours que vous aviez choisis sont terminés. Le produit reste à la une les jours qui sont payés.',
  }),
  ordered: sentence({ en: 'The order is saved.', fr: 'L’ordre est enregistré.' }),
}
