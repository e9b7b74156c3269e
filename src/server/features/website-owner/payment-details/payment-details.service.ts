import type { z } from 'zod'
import type { ownerPaymentDetails } from '#contract/website-owner/payment-details.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import type { PictureChoice } from '#server/platform/images/picture-choice.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { paymentDetailsRow, toPaymentDetails } from '#server/shared/payment-details.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import type { PaymentDetailsQueries } from './payment-details.queries.ts'
import { say } from './payment-details.sentences.ts'

type Form = z.output<typeof ownerPaymentDetails.save.body>
type Row = Awaited<ReturnType<typeof paymentDetailsRow>>

interface Deps {
  tables: Tables
  queries: PaymentDetailsQueries
  change: Change
  pictureChoice: PictureChoice
  discardPictures: DiscardPictures
  clock: Clock
}

export type PaymentDetailsService = ReturnType<typeof paymentDetailsService>

export function paymentDetailsService(deps: Deps) {
  const { tables, queries, change, pictureChoice, discardPictures, clock } = deps
  return {
    async all() {
      return toStored(await paymentDetailsRow(tables))
    },

    async save(owner: WebsiteOwner, { version, qrPicture, ...changes }: Form) {
      const now = clock()
      const { before, after } = await change(async (tx) => {
        await queries.lock(tx)
        const old = await paymentDetailsRow(tx)
        if (old.version !== version) throw changedSince(say.savedMeanwhile)
        const qrPictureKey = qrPicture && (await pictureChoice.lock(tx, qrPicture, 'qrPicture'))
        await queries.save(tx, { ...changes, qrPictureKey }, version + 1, now)
        const saved = await paymentDetailsRow(tx)
        await record(tx, { owner, action: 'change-payment-details', details: changesOf(old, saved), now })
        return { before: old, after: saved }
      })
      const replaced = before.qrPictureKey === after.qrPictureKey ? null : before.qrPictureKey
      if (replaced) await discardPictures([replaced])
      return { message: say.saved, details: toStored(after) }
    },
  }
}

const toStored = (row: Row) => ({
  ...toPaymentDetails(row),
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
})

/** What was changed, with its new value, because a wrong account number sends money to somebody else. */
function changesOf(before: Row, after: Row): Record<string, string | null> {
  const names = Object.keys(toPaymentDetails(after)) as (keyof ReturnType<typeof toPaymentDetails>)[]
  const [old, now] = [toPaymentDetails(before), toPaymentDetails(after)]
  return Object.fromEntries(names.filter((name) => old[name] !== now[name]).map((name) => [name, now[name]]))
}
