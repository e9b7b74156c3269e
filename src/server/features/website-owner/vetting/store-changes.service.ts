import type { Language } from '#domain/language.ts'
import { type CategoryNames, nameIn } from '#server/lists/category-names.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { badField, Refusal } from '#server/platform/http/errors.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { SecondFactorQueries } from '#server/platform/second-factor/second-factor.queries.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { OwnerRequest } from '#server/shared/email-changes/asking.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import type { Shared } from '#server/shared/wiring.ts'
import type { StoreChangeQueries } from './store-changes.queries.ts'
import { say } from './vetting.sentences.ts'

interface Deps {
  tables: Tables
  queries: StoreChangeQueries
  factors: Pick<SecondFactorQueries, 'lock' | 'clear'>
  sessions: Sessions
  emailChanges: Shared['emailChanges']
  mailer: Mailer
  change: Change
  clock: Clock
}

interface NameAndCategory {
  name: string
  categoryId: string
}

/** A store is in a subcategory, as at its registration. */
const fewestLevels = 2

/** 'Food › Bakery', as mails and the audit log show a path of categories. */
const shownTrail = (language: Language, along: readonly CategoryNames[]) =>
  along.map((names) => nameIn(language, names)).join(' › ')

/** What a store cannot change by itself, because it was vetted with it. */
export function storeChanges({
  tables,
  queries,
  factors,
  sessions,
  emailChanges,
  mailer,
  change,
  clock,
}: Deps) {
  return {
    async rename(
      owner: WebsiteOwner,
      storeId: string,
      { name, categoryId, reason, seen }: NameAndCategory & { reason: string; seen: NameAndCategory },
    ) {
      await change(async (tx) => {
        const locked = await queries.lock(tx, storeId)
        if (!locked) throw noSuchStore()
        if (locked.storeName !== seen.name || locked.categoryId !== seen.categoryId.toLowerCase())
          throw changedSince()
        const category = await queries.category(tx, categoryId)
        if (!category) throw badField('categoryId', say.chooseCategory)
        const isMoved = category.categoryId !== locked.categoryId
        if (name === locked.storeName && !isMoved) throw badField('name', say.nothingChanged)
        if (isMoved && category.categoryPath.length < fewestLevels)
          throw badField('categoryId', say.chooseCategory)
        const { categories, ...columns } = category
        const now = clock()
        await queries.update(tx, storeId, { name, ...columns, updatedAt: now })
        await record(tx, {
          owner,
          action: 'change-store',
          target: { kind: 'store', id: storeId },
          details: {
            label: name,
            formerName: locked.storeName,
            ...(isMoved && {
              formerCategory: shownTrail('en', locked.categories),
              category: shownTrail('en', categories),
            }),
            reason,
          },
          now,
        })
        const { language } = locked
        const changes = {
          name: { from: locked.storeName, to: name },
          category: {
            from: shownTrail(language, locked.categories),
            to: shownTrail(language, categories),
          },
        }
        await mailer.send(locked, { kind: 'store-renamed', storeId, ...changes, reason }, tx)
      })
      return { message: say.storeChanged }
    },

    /** For a store owner who has lost the phone and the recovery codes. */
    async switchOffSecondFactor(owner: WebsiteOwner, storeId: string, reason: string) {
      await inTransaction(tables, async (tx) => {
        const locked = await queries.lock(tx, storeId)
        if (!locked) throw noSuchStore()
        const factor = await factors.lock(tx, storeId)
        if (!factor?.totpSecret) throw new Refusal(409, 'no-second-factor', say.noSecondFactor)
        await factors.clear(tx, storeId)
        await sessions.endAll(tx, 'admin', storeId)
        const { storeName } = locked
        await record(tx, {
          owner,
          action: 'switch-off-store-second-factor',
          target: { kind: 'store', id: storeId },
          details: { label: storeName, reason },
          now: clock(),
        })
        await mailer.send(
          locked,
          { kind: 'store-security', changed: 'second-factor-off', storeName, reason },
          tx,
        )
      })
      return { message: say.secondFactorOff }
    },

    async changeEmail(owner: WebsiteOwner, storeId: string, request: OwnerRequest) {
      const answer = await emailChanges.askFor(owner, { of: 'store', id: storeId }, request)
      if (!answer) throw noSuchStore()
      return answer
    },
  }
}
