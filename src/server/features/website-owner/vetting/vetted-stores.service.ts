import type { VettedStore, VettedStoreDetail } from '#contract/website-owner/vetting.ts'
import type { Language } from '#domain/language.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import type { StoreChecks } from '#domain/store-checks.ts'
import { roundAverage, shownPicture } from '#server/lists/card.ts'
import { trailIn } from '#server/lists/category-names.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { removedPictureKey } from '#server/platform/images/removed-picture.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { toDecision } from '#server/shared/moderation-decision.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import { toOwnApplication } from '#server/shared/own-application.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { requireFutureChecks } from './require-future-checks.ts'
import type { StoreSearch, VettedStoreQueries, VettedStoreRow } from './vetted-stores.queries.ts'
import { say } from './vetting.sentences.ts'

interface Deps {
  queries: VettedStoreQueries
  mailer: Mailer
  change: Change
  clock: Clock
  openEmailChange: Shared['emailChanges']['open']
}

export function vettedStores({ queries, mailer, change, clock, openEmailChange }: Deps) {
  return {
    async page({ page, ...filter }: StoreSearch & { page: number }, language: Language) {
      const [total, rows] = await Promise.all([
        queries.count(filter),
        queries.page(filter, ownerPageSize, (page - 1) * ownerPageSize),
      ])
      const found = rows.map((row) => toVettedStore(row, language))
      return { stores: found, page, total, totalPages: totalPages(total, ownerPageSize) }
    },

    async store(id: string, language: Language): Promise<VettedStoreDetail> {
      const row = await queries.detail(id)
      if (!row) throw noSuchStore()
      const [applications, decisions, emailChange] = await Promise.all([
        queries.applications(row.personId),
        queries.decisions(id),
        openEmailChange({ of: 'store', id }),
      ])
      const { description, contactInfo, ratingCount, removedProducts, hasSecondFactor, notes } = row
      return {
        ...toVettedStore(row, language),
        ...shownPicture(row),
        isPictureRemoved: row.pictureKey === removedPictureKey,
        categoryId: row.categoryId,
        emailChange,
        ...{ description, contactInfo, ratingCount, removedProducts, hasSecondFactor, notes },
        averageRating: roundAverage(row.averageRating),
        applications: applications.map(toOwnApplication),
        decisions: decisions.map(toDecision),
      }
    },

    async check(
      owner: WebsiteOwner,
      storeId: string,
      { notes, ...checks }: StoreChecks & { notes?: string | undefined },
    ) {
      const now = clock()
      await change(async (tx) => {
        const locked = await queries.lock(tx, storeId)
        if (!locked) throw noSuchStore()
        const isChanged =
          locked.verifiedUntil !== checks.verifiedUntil ||
          locked.halalCheckedUntil !== checks.halalCheckedUntil
        // Only changed days are checked, because notes may be written long after a check has lapsed.
        if (isChanged) requireFutureChecks(changesOf(locked, checks), now)
        await queries.update(tx, storeId, {
          ...checks,
          ...(notes !== undefined && { vettingNotes: notes }),
        })
        const { storeName } = locked
        const target = { kind: 'store', id: storeId }
        const details = { store: storeName, ...checks }
        await record(tx, { owner, action: 'check-store', target, details, now })
        if (isChanged) await mailer.send(locked, { kind: 'store-checked', storeId, storeName, checks }, tx)
      })
      return { message: say.checksSaved }
    },
  }
}

/** A day that stays as it was may lie in the past. */
const changesOf = (before: StoreChecks, after: StoreChecks): StoreChecks => ({
  verifiedUntil: after.verifiedUntil === before.verifiedUntil ? null : after.verifiedUntil,
  halalCheckedUntil: after.halalCheckedUntil === before.halalCheckedUntil ? null : after.halalCheckedUntil,
})

function toVettedStore(row: VettedStoreRow, language: Language): VettedStore {
  const { id, name, email, city, status, verifiedUntil, halalCheckedUntil } = row
  return {
    _id: id,
    ...{ name, email, city, status },
    category: trailIn(language, row.categories),
    checks: { verifiedUntil, halalCheckedUntil },
    person: { _id: row.personId, name: row.personName, email: row.personEmail },
    products: row.products,
    openReports: row.openReports,
    createdAt: row.createdAt.toISOString(),
  }
}
