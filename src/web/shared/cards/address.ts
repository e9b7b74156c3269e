export interface Address {
  stNumber: string | null
  line: string | null
  locality: string | null
  city: string | null
  details: string | null
}

/** '12 Royal Road, Centre, Curepipe': the known parts, in the order of an envelope. */
export function addressLine({ stNumber, line, locality, city }: Address): string {
  const street = [stNumber, line].filter(Boolean).join(' ')
  return [street, locality, city].filter(Boolean).join(', ')
}

/** A link to a map search with the words that people would type. */
export function mapLink(name: string, address: Address): string {
  const words = [name, addressLine(address), 'Mauritius'].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words)}`
}
