import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { shownPicture } from '#server/lists/card.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { removedPictureKey, writeRemovedPicture } from '#server/platform/images/removed-picture.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { NoteForStore } from '#server/shared/store-notifications.ts'
import type { Shared } from '#server/shared/wiring.ts'
import type { Decide } from './decide.ts'
import { say } from './moderation.sentences.ts'
import type { Pictured, PictureQueries, Shown } from './pictures.queries.ts'

interface Deps {
  queries: PictureQueries
  decisions: Decide
  noteForStore: NoteForStore
  pictureRows: Shared['pictureRows']
  pictures: PictureStore
  mailer: Mailer
  change: Change
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface Removal {
  reason: string
  /** The address of the picture that the website owner saw. */
  image: string
  reportsSeen?: number | undefined
}

/** A removed picture is replaced wherever it is shown, and its file is deleted. */
export function removingPictures(deps: Deps) {
  const { queries, decisions, noteForStore, pictureRows, pictures, mailer, change, clock, log } = deps

  /** Other stores that showed the same picture get a letter too, one each. */
  async function tellOthers(tx: Transaction, others: readonly Shown[], toldId: string, reason: string) {
    const told = new Set([toldId])
    for (const { target, id, label, storeId } of others) {
      if (told.has(storeId)) continue
      told.add(storeId)
      const store = await queries.storeBehind(tx, storeId)
      const title = target === 'store' ? null : label
      if (!store) continue
      await mailer.send(store, { kind: 'picture-removed', title, storeName: store.storeName, reason }, tx)
      await noteForStore(tx, {
        to: sql`s.id = ${storeId}`,
        event: `picture ${id} ${clock().toISOString()}`,
        notification: { kind: 'report-decision', decision: 'remove-picture', target, label, words: reason },
        ownLetter: 'always',
      })
    }
  }

  return {
    async remove(
      owner: WebsiteOwner,
      target: Pictured,
      targetId: string,
      { reason, image, reportsSeen }: Removal,
    ) {
      const neutral = await writeRemovedPicture(pictures)
      const key = await change(async (tx) => {
        const now = clock()
        await queries.addPicture(tx, { ...neutral, createdAt: now })
        const thing = await queries.lock(tx, target, targetId)
        if (!thing || thing.pictureKey === removedPictureKey || shownPicture(thing).image !== image)
          throw changedSince()
        const { label, storeId, storeName, personId, pictureKey } = thing
        const shown = await queries.replace(tx, pictureKey, removedPictureKey, now)
        const others = shown.filter(({ id }) => id !== targetId)
        await decisions.decide(tx, {
          owner,
          target,
          targetId,
          label,
          action: 'remove-picture',
          words: reason,
          toldOtherwise: personId,
          reportsSeen,
          ...(others.length > 0 && { facts: { alsoShownBy: others.length } }),
        })
        await queries.addDecisions(tx, others, { words: reason, owner: owner.email, now })
        const title = target === 'store' ? null : label
        await mailer.send(thing, { kind: 'picture-removed', title, storeName, reason }, tx)
        await tellOthers(tx, others, storeId, reason)
        await pictureRows.deleteReplaced(tx, pictureKey, now)
        return pictureKey
      })
      await pictureRows
        .clearStraysAmong([key], pictures.remove)
        .catch((error: unknown) => log.warn({ err: error }, 'a removed picture is left to the sweep'))
      return { message: say.pictureRemoved }
    },
  }
}
