export const catalogue = {
  expiresOn: 'Expires on',
  storeRated: (rating: string) => `Store: ${rating}`,
  call: (store: string, phone: string) => `Call ${store}, ${phone}`,
}
