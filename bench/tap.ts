import { connect, createServer, type Socket } from 'node:net'
import { messageReader, readBind, readParse, readStartup, type Statement } from './wire.ts'

/** A statement with the moments, counted in events, at which it was sent and answered. */
export interface Sent extends Statement {
  connection: number
  sentAt: number
  doneAt: number
}

export interface Tap {
  /** The database, reached through the tap. */
  url: string
  /** The settings of the app's connections. */
  settings: Record<string, string>
  /** What was sent since the last call, once all of it is answered. */
  take(): Promise<Sent[]>
  close(): void
}

/** Only the app's own pool is recorded, not the job queue and the health check. */
const recorded = 'zilbazar'
/** The driver asks for these when it opens a connection. */
const ofDriver = /\bpg_catalog\.pg_type\b/
const ownSettings = new Set(['user', 'database', 'client_encoding', 'application_name'])

/** Stands between the app and its database and notes every statement, whatever sends it. */
export async function openTap(databaseUrl: string): Promise<Tap> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const settings: Record<string, string> = {}
  let sent: Sent[] = []
  let clock = 0
  let connections = 0

  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const pending: Sent[] = []
    const prepared = new Map<string, Pick<Statement, 'text' | 'types'>>()
    connections += 1
    const connection = connections
    let isRecorded = false
    const note = (statement: Statement) => {
      if (!isRecorded) return
      clock += 1
      const noted = { ...statement, connection, sentAt: clock, doneAt: Number.POSITIVE_INFINITY }
      pending.push(noted)
      if (!ofDriver.test(statement.text)) sent.push(noted)
    }
    const fromClient = messageReader(true)
    const fromDatabase = messageReader(false)
    client.on('data', (part) => {
      for (const { type, content } of fromClient(part)) {
        if (type === 'startup') {
          const asked = readStartup(content)
          isRecorded = asked.application_name === recorded
          if (isRecorded) Object.assign(settings, without(asked, ownSettings))
        } else if (type === 'P') {
          const { name, text, types } = readParse(content)
          prepared.set(name, { text, types })
        } else if (type === 'B') {
          const { name, values } = readBind(content)
          note({ ...(prepared.get(name) ?? { text: '', types: [] }), values })
        } else if (type === 'Q') {
          note({ text: content.toString('utf8', 0, content.length - 1), types: [], values: [] })
        }
      }
      database.write(part)
    })
    database.on('data', (part) => {
      for (const { type } of fromDatabase(part)) {
        if (type !== 'Z') continue
        clock += 1
        const done = pending.shift()
        if (done) done.doneAt = clock
      }
      client.write(part)
    })
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  return {
    url: url.href,
    settings,
    async take() {
      while (sent.some(({ doneAt }) => doneAt === Number.POSITIVE_INFINITY))
        await new Promise((resolve) => setTimeout(resolve, 1))
      const taken = sent
      sent = []
      return taken
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const without = (settings: Record<string, string>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.has(name)))
