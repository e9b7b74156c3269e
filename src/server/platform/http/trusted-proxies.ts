import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import { isIP, isIPv4, type Socket } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** None, how many proxies there are, or their addresses and networks. */
export type TrustedProxies = false | number | string[]

/** More than any real chain has: a larger number would be a mistake that lets callers choose their own address. */
const mostHops = 10

/** Parses TRUST_PROXY; undefined when it is invalid. */
export function readTrustedProxies(value: string): TrustedProxies | undefined {
  if (['off', 'false', '0'].includes(value)) return false
  if (/^\d+$/.test(value)) return Number(value) <= mostHops ? Number(value) : undefined
  const networks = value.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
}

/** The form that Fastify takes. A number means that many entries are believed, counted from the right. */
export const trustProxyOption = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** The address of a caller, as Fastify reads it. */
export function addressReader(proxies: TrustedProxies) {
  const trust = trustProxyOption(proxies)
  const isTrusted = typeof trust === 'function' ? trust : proxyAddress.compile(trust || [])
  return (headers: IncomingHttpHeaders, socket: Socket): string =>
    proxyAddress({ headers, socket } as IncomingMessage, isTrusted)
}

/** Node.js tells the address of a connection that has ended only when it was asked before, and callers leave while they wait. */
export function keepAddresses(server: Server): void {
  server.on('connection', (socket) => void socket.remoteAddress)
}
