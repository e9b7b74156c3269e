import type { PersonalData } from '#contract/shapes/personal-data.ts'
import type { Language } from '#domain/language.ts'
import { type ErasureJournal, hashOf } from '#server/platform/backups/erasure-journal.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { codeOf } from '#server/platform/database/error-code.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import { deliveryUrl } from '#server/platform/images/delivery-url.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import { requireFreshPassword } from '#server/platform/sessions/fresh-password.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import { forgetPerson } from '#server/shared/erasure/forget-person.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { type OwnStoreDeps, ownStore } from './own-store.ts'
import type { PersonalDataQueries } from './personal-data.queries.ts'
import { say } from './settings.sentences.ts'

interface Deps {
  queries: PersonalDataQueries
  ownStoreDeps: OwnStoreDeps
  sessions: Sessions
  limits: Limits
  change: Change
  mailer: Mailer
  clock: Clock
  discardPictures: DiscardPictures
  erasures: Pick<ErasureJournal, 'note' | 'publishOrLog'>
}

const notYours = () => new Refusal(403, 'not-yours', say.notYours)
const storeFirst = () => new Refusal(409, 'has-a-store', say.storeFirst)

/** A person can read everything stored about them, and delete it. */
export function personalData(deps: Deps) {
  const { queries, ownStoreDeps, sessions, limits, change, mailer, clock, discardPictures, erasures } = deps
  const openSessions = ({ userId, sessionId }: Person) => sessions.openSessions('user', userId, sessionId)

  async function storeOf(userId: string, language: Language) {
    const storeId = await queries.storeIdOf(userId)
    return storeId ? ownStore(ownStoreDeps, storeId, language) : null
  }

  return {
    openSessions,

    async rename({ userId, name: before }: Person, name: string): Promise<void> {
      if (name === before) return
      await limits.take({ renamesByPerson: userId })
      await change((tx) => queries.rename(tx, userId, name))
    },

    async everythingAbout(caller: Person, language: Language): Promise<PersonalData> {
      const { userId, name, email } = caller
      // One statement after the other, because a rare call must not take every connection of the pool.
      const account = await queries.account(userId)
      return {
        exportedAt: clock().toISOString(),
        account: {
          _id: userId,
          name,
          email,
          newEmail: account?.newEmail ?? null,
          createdAt: (account?.createdAt ?? clock()).toISOString(),
          emailVerifiedAt: account?.emailVerifiedAt?.toISOString() ?? null,
          language: account?.language ?? 'en',
        },
        sessions: await openSessions(caller),
        productRatings: (await queries.productRatings(userId)).map(rated),
        storeRatings: (await queries.storeRatings(userId)).map(rated),
        helpful: (await queries.helpful(userId)).map(written),
        wishlist: {
          products: (await queries.wishedProducts(userId)).map(wished),
          stores: (await queries.wishedStores(userId)).map(wished),
        },
        alerts: {
          choices: await queries.alertChoices(userId),
          stores: (await queries.followedStores(userId)).map(wished),
          wishes: (await queries.watchedWishes(userId)).map(wished),
          searches: (await queries.savedSearches(userId)).map(written),
          devices: (await queries.pushDevices(userId)).map(written),
          messages: (await queries.alerts(userId)).map(written),
        },
        enquiries: (await queries.enquiries(userId)).map(written),
        reports: (await queries.reports(userId)).map(written),
        applications: (await queries.applications(userId)).map(written),
        messages: (await queries.messages(userId, email)).map(written),
        refunds: account?.emailVerifiedAt ? await queries.refunds(email) : [],
        mailOptOuts: (await queries.mailOptOuts(email)).map(written),
        store: await storeOf(userId, language),
      }
    },

    async deleteAccount(caller: Person, userId: string): Promise<void> {
      if (userId !== caller.userId) throw notYours()
      if (caller.storeId) throw storeFirst()
      requireFreshPassword(caller, clock())
      const photos = await change(async (tx) => {
        const keys = await queries.photoKeys(tx, userId)
        // The letter first, because deleting the person also deletes the language that the letter needs.
        await mailer.send(caller, { kind: 'account-deleted' }, tx)
        await forgetPerson(tx, userId, caller.email)
        await erasures.note(tx, hashOf(userId), clock())
        return keys
      }).catch((error: unknown) => {
        throw isReferencedByStore(error) ? storeFirst() : error
      })
      await discardPictures(photos)
      await erasures.publishOrLog()
    },
  }
}

/** A store that was registered in the meantime prevents the deletion of its person. */
const isReferencedByStore = (error: unknown) => codeOf(error) === '23503'

const written = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

const rated = <Row extends { createdAt: Date; photos: { key: string; url: string | null }[] }>(row: Row) => ({
  ...written(row),
  photos: row.photos.map(({ key, url }) => url ?? deliveryUrl(key)),
})

const wished = <Row extends { addedAt: Date }>({ addedAt, ...row }: Row) => ({
  ...row,
  addedAt: addedAt.toISOString(),
})
