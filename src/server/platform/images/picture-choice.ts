import { eq } from 'drizzle-orm'
import { sayProduct } from '#contract/shapes/product.sentences.ts'
import type { Clock } from '../clock.ts'
import { pictures } from '../database/schema/index.ts'
import type { Transaction } from '../database/transaction.ts'
import { badField } from '../http/errors.ts'
import { hostedDelivery, hostedKey, type PictureHost } from './hosted-pictures.ts'
import { pictureKeyOf } from './picture-key.ts'

export type PictureChoice = ReturnType<typeof pictureChoice>

/** Turns the picture address of a form into a picture key. */
export function pictureChoice(publicUrl: string, host: PictureHost | undefined, clock: Clock) {
  return {
    /**
     * Locks the picture, so that it is not swept before the transaction ends; refuses an address that is not ours.
     */
    async lock(tx: Transaction, address: string, field = 'image'): Promise<string> {
      const key = pictureKeyOf(address, publicUrl)
      if (key && (await isStored(tx, key))) return key
      const url = host && hostedDelivery(address, host)
      if (url) return keepHosted(tx, url, clock())
      throw badField(field, sayProduct.uploadFirst)
    },
  }
}

async function isStored(tx: Transaction, key: string): Promise<boolean> {
  const locked = await tx
    .select({ key: pictures.key })
    .from(pictures)
    .where(eq(pictures.key, key))
    .for('key share')
  return locked.length === 1
}

async function keepHosted(tx: Transaction, url: string, now: Date): Promise<string> {
  const key = hostedKey(url)
  await tx
    .insert(pictures)
    .values({ key, url, createdAt: now })
    .onConflictDoUpdate({ target: pictures.key, set: { createdAt: now } })
  return key
}
