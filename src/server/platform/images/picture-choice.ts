import { eq, inArray } from 'drizzle-orm'
import { sayProduct } from '#contract/shapes/product.sentences.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../database/connect.ts'
import { pictures } from '../database/schema/index.ts'
import type { Transaction } from '../database/transaction.ts'
import { badField } from '../http/errors.ts'
import { hostedDelivery, hostedKey, type PictureHost } from './hosted-pictures.ts'
import { pictureKeyOf } from './picture-key.ts'

export type PictureChoice = ReturnType<typeof pictureChoice>

/** The keys of pictures by the addresses that name them. */
export type KeysByAddress = ReadonlyMap<string, string>

/** Turns the picture address of a form into a picture key. */
export function pictureChoice(publicUrl: string, host: PictureHost | undefined, clock: Clock) {
  /** Key and address of a picture of the hosting service. */
  function hosted(address: string) {
    const url = host && hostedDelivery(address, host)
    return url ? { key: hostedKey(url), url } : undefined
  }

  const ownKeys = (addresses: readonly string[]) =>
    addresses.flatMap((address) => {
      const key = pictureKeyOf(address, publicUrl)
      return key ? [[address, key] as const] : []
    })
  const hostedAmong = (addresses: readonly string[]) =>
    addresses.flatMap((address) => {
      const found = hosted(address)
      return found ? [{ address, ...found }] : []
    })

  return {
    /**
     * Locks the picture, so that it is not swept before the transaction ends; refuses an address that is not ours.
     */
    async lock(tx: Transaction, address: string, field = 'image'): Promise<string> {
      const key = pictureKeyOf(address, publicUrl)
      if (key && (await isStored(tx, key))) return key
      const found = hosted(address)
      if (!found) throw badField(field, sayProduct.uploadFirst)
      await keepHosted(tx, [found], clock())
      return found.key
    },

    /** The same for many addresses; those that are not ours are left out. */
    async lockAll(tx: Transaction, addresses: readonly string[]): Promise<KeysByAddress> {
      const own = ownKeys(addresses)
      const locked = await tx
        .select({ key: pictures.key })
        .from(pictures)
        .where(inArray(pictures.key, keysOf(own)))
        .for('key share')
      const others = hostedAmong(addresses)
      await keepHosted(tx, others, clock())
      return byAddress(own, locked, others)
    },

    /** What `lockAll` would find; nothing is locked or written. */
    async known(tables: Tables, addresses: readonly string[]): Promise<KeysByAddress> {
      const own = ownKeys(addresses)
      const found = await tables
        .select({ key: pictures.key })
        .from(pictures)
        .where(inArray(pictures.key, keysOf(own)))
      return byAddress(own, found, hostedAmong(addresses))
    },
  }
}

/** Never empty, so that it can be asked for. */
const keysOf = (own: readonly (readonly [string, string])[]) => ['', ...new Set(own.map(([, key]) => key))]

function byAddress(
  own: readonly (readonly [string, string])[],
  stored: readonly { key: string }[],
  others: readonly { address: string; key: string }[],
): KeysByAddress {
  const keys = new Set(stored.map(({ key }) => key))
  return new Map([
    ...own.filter(([, key]) => keys.has(key)),
    ...others.map(({ address, key }) => [address, key] as const),
  ])
}

async function isStored(tx: Transaction, key: string): Promise<boolean> {
  const locked = await tx
    .select({ key: pictures.key })
    .from(pictures)
    .where(eq(pictures.key, key))
    .for('key share')
  return locked.length === 1
}

async function keepHosted(tx: Transaction, found: readonly { key: string; url: string }[], now: Date) {
  const rows = new Map(found.map(({ key, url }) => [key, { key, url, createdAt: now }]))
  if (rows.size === 0) return
  await tx
    .insert(pictures)
    .values([...rows.values()])
    .onConflictDoUpdate({ target: pictures.key, set: { createdAt: now } })
}
