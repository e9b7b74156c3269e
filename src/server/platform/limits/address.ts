import { isIPv4, isIPv6 } from 'node:net'

/**
 * The unit by which a caller is counted. A home has a whole /64 of IPv6, from which it can take a new address for
 * every try. IPv4 mapped into IPv6 counts as IPv4.
 */
export function callerAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const [head = '', tail = ''] = bare.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** A caller on this machine. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address)
