/**
 * '12,500' or '12.5'. Written by hand, because the first use of the browser's formatter costs a phone a tenth of a
 * second.
 */
export function inThousands(amount: number, separator: string, point = '.'): string {
  const [whole = '', fraction] = String(amount).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator)
  return fraction ? grouped + point + fraction : grouped
}
