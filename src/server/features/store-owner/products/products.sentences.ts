import { figure, sentence } from '#domain/sentence.ts'

export const say = {
  added: sentence({ en: 'Your product is added.', fr: 'Votre produit est ajouté.' }),
  updated: sentence({ en: 'Your product is updated.', fr: 'Votre produit est à jour.' }),
  deleted: sentence({ en: 'Your product is deleted.', fr: 'Votre produit est supprimé.' }),
  discountIsOver: sentence({
    en: 'The discount must end today or later.',
    fr: 'La remise doit finir aujourd’hui ou plus tard.',
  }),
  skuTaken: sentence({
    en: 'Another of your products has this reference.',
    fr: 'Un autre de vos produits a cette référence.',
  }),
  tooMany: (count: number) =>
    sentence({
      en: `A store can show at most ${figure(count).en} products. Please delete some before you add more.`,
      fr: `Une boutique peut montrer ${figure(count).fr} produits au plus. Veuillez en supprimer avant d’en ajouter.`,
    }),
  savedMeanwhile: ({ date, time }: { date: string; time: string }) =>
    sentence({
      en: `This product was saved in another window on ${date} at ${time}. Please open it again and repeat your change.`,
      fr: `Ce produit a été enregistré dans une autre fenêtre le ${date} à ${time}. Veuillez le rouvrir et refaire votre modification.`,
    }),
}
