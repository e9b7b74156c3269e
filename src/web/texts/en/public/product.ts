export const productDetail = {
  notFound: 'Product not found',
  notFoundText: 'It may have been sold out and taken down. There is plenty more at the market.',
  failed: 'Failed to load product',
  failedText: 'Try again in a moment.',
  description: 'About this product',
  expiresOn: 'Expires on',
  confirmedOn: (date: string) => `Price confirmed on ${date}`,
  oldPrice: 'Price older than six months: ask the store',
  soldBy: 'Sold by',
  seeAtStore: 'See it on the store’s own website',
  buyDirectly: 'You buy from the store directly: call or write to ask what is in stock.',
  buyInPerson: 'You buy from the store directly: visit it to ask what is in stock.',
  checkNumber: 'Asked to pay another number? Check it first.',
  enquiry: (store: string, title: string, price: string, link: string) =>
    `Hello ${store}, is "${title}" (${price}) still available? ${link}`,
  metaPrice: (price: string, store: string) => `${price} at ${store}.`,
  metaSale: (sale: string, price: string, until: string, store: string) =>
    `${sale} instead of ${price} until ${until} at ${store}.`,
}
