import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Steps } from './recording.ts'
import type { Statement } from './wire.ts'

/** A person and a product of a recorded write, and when it was recorded. */
export interface WriteCall {
  statements: Statement[]
  person: string
  product: string
  recordedAt: number
}

interface Connection {
  url: string
  settings: Record<string, string>
}

export interface ReadReplay extends Connection {
  kind: 'read'
  calls: Steps[]
}

export interface WriteReplay extends Connection {
  kind: 'write'
  calls: WriteCall[]
  /** Others, for whom nothing was written yet. */
  people: string[]
  products: string[]
  /** Checked before the transaction of a login. */
  password?: { hash: string; text: string }
}

/** What a bare program sends to the database instead of the app. */
export type Replay = ReadReplay | WriteReplay

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const hash = /^\\x[0-9a-f]{64}$/

/**
 * A recorded write for another person and product, so that it writes again. Ids that were made during the recording
 * become new ones, and so do hashes of tokens.
 */
export function freshCopy({ calls, people, products }: WriteReplay, turn: number): Statement[] {
  const call = calls[turn % calls.length]
  if (!call) return []
  const ids = new Map([
    [call.person, people[turn % people.length] ?? ''],
    [call.product, products[(turn * 7) % products.length] ?? ''],
  ])
  const renewed = (id: string) => {
    if (!ids.has(id)) ids.set(id, madeAt(id) >= call.recordedAt ? v7() : id)
    return ids.get(id) ?? id
  }
  return call.statements.map((statement) => ({
    ...statement,
    values: statement.values.map((value) => {
      if (value === null) return null
      return hash.test(value) ? `\\x${randomBytes(32).toString('hex')}` : value.replace(uuid, renewed)
    }),
  }))
}

/** The moment in an id of version 7, in milliseconds. */
const madeAt = (id: string) => (id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : 0)
