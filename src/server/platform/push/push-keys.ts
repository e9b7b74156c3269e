import { sql } from 'drizzle-orm'
import webPush from 'web-push'
import type { Tables } from '../database/connect.ts'
import { pushDevices, pushKeys } from '../database/schema/index.ts'
import { inTransaction } from '../database/transaction.ts'
import { createEncryption } from '../second-factor/encryption.ts'
import type { Secrets } from '../secrets.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** What the private key is encrypted for, as second factors are for their account. */
const purpose = 'web push'

/**
 * The VAPID keys, made once and stored: browsers are bound to the public one. They are made again, without the browsers,
 * when the session secret was replaced and no longer opens them. Of several processes, all use the first one's keys.
 */
export function ownPushKeys(tables: Tables, secrets: Secrets): () => Promise<PushKeys> {
  const encryption = createEncryption(secrets)

  async function stored(): Promise<PushKeys | undefined> {
    const [row] = await tables.select().from(pushKeys)
    const privateKey = row && encryption.decrypt(row.privateKey, purpose)
    if (!row || !privateKey) return
    const renewed = encryption.renewed(row.privateKey, purpose)
    if (renewed) await tables.update(pushKeys).set({ privateKey: renewed })
    return { publicKey: row.publicKey, privateKey }
  }

  async function make(): Promise<PushKeys> {
    await inTransaction(tables, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('push keys'))`)
      const [row] = await tx.select().from(pushKeys)
      if (row && encryption.decrypt(row.privateKey, purpose)) return
      const { publicKey, privateKey } = webPush.generateVAPIDKeys()
      await tx.delete(pushKeys)
      await tx.delete(pushDevices)
      await tx.insert(pushKeys).values({ publicKey, privateKey: encryption.encrypt(privateKey, purpose) })
    })
    const made = await stored()
    if (!made) throw new Error('The keys for web push were made, but cannot be read.')
    return made
  }

  let keys: Promise<PushKeys> | undefined
  return () => {
    keys ??= stored()
      .then((found) => found ?? make())
      .catch((error: unknown) => {
        keys = undefined
        throw error
      })
    return keys
  }
}
