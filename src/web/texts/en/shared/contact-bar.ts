export const contactBar = {
  label: 'Reach the store',
  call: 'Call',
  directions: 'Directions',
  directionsTo: (store: string) => `Directions to ${store} (opens in a new tab)`,
}
