export const flashSales = {
  label: 'Flash sales',
  badge: (percent: number) => `Flash sale · −${percent}%`,
  ended: 'Flash sale ended',
  insteadOf: (sale: string, price: string) => `${sale} instead of ${price}`,
  from: (store: string, city: string | null) => (city ? `${store}, ${city}` : store),
  slide: (position: number, total: number) => `${position} of ${total}`,
  goTo: (position: number) => `Show flash sale ${position}`,
  previous: 'Previous flash sale',
  next: 'Next flash sale',
  pause: 'Pause the flash sales',
  play: 'Play the flash sales',
}
