import type { productDetail as english } from '../../en/public/product.ts'

export const productDetail: typeof english = {
  notFound: 'Produit introuvable',
  notFoundText: 'Il est peut-être épuisé ou retiré de la vente. Il y en a bien d’autres sur les étals.',
  failed: 'Le produit n’a pas pu être chargé',
  failedText: 'Réessayez dans un instant.',
  description: 'À propos de ce produit',
  expiresOn: 'Jusqu’au',
  confirmedOn: (date) => `Prix confirmé le ${date}`,
  oldPrice: 'Prix de plus de six mois : demandez à la boutique',
  soldBy: 'Vendu par',
  seeAtStore: 'Le voir sur le site de la boutique',
  buyDirectly: 'Vous achetez directement à la boutique : appelez ou écrivez pour savoir ce qui est en stock.',
  buyInPerson: 'Vous achetez directement à la boutique : passez-y pour savoir ce qui est en stock.',
  checkNumber: 'On vous demande de payer un autre numéro ? Vérifiez-le d’abord.',
  enquiry: (store, title, price, link) =>
    `Bonjour ${store}, « ${title} » (${price}) est-il toujours disponible ? ${link}`,
  metaPrice: (price, store) => `${price} chez ${store}.`,
  metaSale: (sale, price, until, store) => `${sale} au lieu de ${price} jusqu’au ${until} chez ${store}.`,
}
