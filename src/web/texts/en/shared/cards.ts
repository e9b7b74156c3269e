export const catalogue = {
  expiresOn: 'Expires on',
  soldOut: 'Sold out',
  storeRated: (rating: string) => `Store: ${rating}`,
  call: (store: string, phone: string) => `Call ${store}, ${phone}`,
}
