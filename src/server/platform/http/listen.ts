import cluster from 'node:cluster'
import { once } from 'node:events'
import { type AddressInfo, createServer, Server } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'

/** Further sockets on the port of the app. */
const furtherSockets = 63
/** Newcomers that the system keeps until they are accepted; Linux allows 4096 unless told otherwise. */
const backlog = 4096

/** As node:http opens its own. With a delay, the end of an answer would wait until its caller has confirmed the rest. */
const asHttp = { noDelay: true, allowHalfOpen: true }

declare module 'fastify' {
  interface FastifyInstance {
    /** Those that accept connections for the app: its own server, and further sockets on the same port. */
    accepting: Server[]
  }
}

/**
 * Listens on several sockets of one port. In each turn of the event loop Node.js accepts one connection from each
 * socket, so that a busy process with one socket lets newcomers wait for many seconds.
 */
export async function listen(app: FastifyInstance, options: FastifyListenOptions): Promise<void> {
  const reusePort = canSharePort()
  // `reusePort` is unknown to the types of Node.js 20.
  const shared = { backlog, reusePort }
  await app.listen({ ...options, ...shared })
  if (!reusePort) return
  const { address: host, port } = app.server.address() as AddressInfo
  for (let socket = 0; socket < furtherSockets; socket += 1) {
    const server = createServer(asHttp, (connection) => void app.server.emit('connection', connection))
    server.listen({ host, port, ...shared })
    await once(server, 'listening')
    app.accepting.push(server)
  }
}

/** Workers of one port get their connections from the process that started them. */
const canSharePort = () => process.platform === 'linux' && cluster.isPrimary && knowsReusePort()

/** Since 22.12, and since 23.1. */
function knowsReusePort(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 23 || (major === 23 && minor >= 1) || (major === 22 && minor >= 12)
}

/** Only that: the close of node:http would cut connections that wait for their next request, which may be on its way. */
export function stopListening({ accepting }: FastifyInstance): Promise<unknown> {
  const closed = accepting.filter(({ listening }) => listening).map((server) => once(server, 'close'))
  for (const server of accepting) Server.prototype.close.call(server)
  return Promise.all(closed)
}
