import { v7 } from 'uuid'
import type { OwnAlerts } from '#contract/account/alerts.ts'
import { mostFollowedStores, mostSavedSearches, mostWishAlerts } from '#domain/limits.ts'
import { isPushService } from '#domain/push-services.ts'
import type { SavedFilters } from '#domain/search-filters.ts'
import type { Sentence } from '#domain/sentence.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { badField, notFound, Refusal } from '#server/platform/http/errors.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { PushKeys } from '#server/platform/push/push-keys.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import type { ChosenPaces, OwnAlertChoices } from '#server/shared/alert-choices.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import type { AlertQueries } from './alerts.queries.ts'
import { say } from './alerts.sentences.ts'

/** What the name of a new product must have to match a search, each as JSON; one of them must. */
export type NamesWanted = (q: string) => string[]

interface Deps {
  queries: AlertQueries
  alertChoices: OwnAlertChoices
  pushKeys: () => Promise<PushKeys>
  namesWanted: NamesWanted
  limits: Pick<Limits, 'take'>
  change: Change
  clock: Clock
  /** In tests, a push server of their own. */
  pushOrigin?: string | undefined
}

const tooMany = (sentence: Sentence) => new Refusal(409, 'too-many', sentence)
const given = (paces: Partial<ChosenPaces>): Partial<ChosenPaces> =>
  Object.fromEntries(Object.entries(paces).filter(([, pace]) => pace !== undefined))

export type AlertService = ReturnType<typeof alertService>

/** What a person wants to be told about, and how. */
export function alertService(deps: Deps) {
  const { queries, alertChoices, pushKeys, namesWanted, limits, change, clock, pushOrigin } = deps

  /** Changes something of one person, within the limit of a day. */
  async function changeOwn<Result>(userId: string, work: (tx: Transaction) => Promise<Result>) {
    await limits.take({ alertChangesByPerson: userId })
    return change(async (tx) => {
      await queries.lockPerson(tx, userId)
      return work(tx)
    })
  }
  const withChoices = async (userId: string, message: Sentence) => ({
    message,
    choices: await alertChoices.of(userId),
  })
  const isAllowed = (endpoint: string) =>
    isPushService(endpoint) || (pushOrigin !== undefined && endpoint.startsWith(`${pushOrigin}/`))

  return {
    async mine({ userId, sessionId }: Person): Promise<OwnAlerts> {
      // One statement after the other, because a rare call must not take every connection of the pool.
      const choices = await alertChoices.of(userId)
      const messages = await queries.messages(userId)
      const devices = await queries.devices(userId)
      return {
        choices,
        stores: (await queries.stores(userId)).map(dated),
        wishes: (await queries.wishes(userId)).map(dated),
        searches: (await queries.searches(userId)).map(dated),
        devices: devices.map(({ sessionId: of, ...device }) => ({
          ...dated(device),
          isCurrent: of === sessionId,
        })),
        pushKey: (await pushKeys()).publicKey,
        messages: messages.map(({ data, createdAt, ...message }) => ({
          ...message,
          ...data,
          at: createdAt.toISOString(),
        })),
      }
    },

    async choose({ userId }: Person, paces: { [Way in keyof ChosenPaces]?: ChosenPaces[Way] | undefined }) {
      await changeOwn(userId, (tx) =>
        alertChoices.put(tx, userId, given(paces as Partial<ChosenPaces>), clock()),
      )
      return withChoices(userId, say.chosen)
    },

    async storeStatus({ userId }: Person, storeId: string) {
      return { isFollowed: await queries.isFollowed(userId, storeId), choices: await alertChoices.of(userId) }
    },

    async followStore({ userId }: Person, storeId: string) {
      await changeOwn(userId, async (tx) => {
        if (!(await queries.isShownStore(tx, storeId))) throw noSuchStore()
        if ((await queries.followedCount(tx, userId)) >= mostFollowedStores) throw tooMany(say.tooManyStores)
        await queries.follow(tx, userId, storeId, clock())
      })
      return withChoices(userId, say.followed)
    },

    async unfollowStore({ userId }: Person, storeId: string) {
      await changeOwn(userId, (tx) => queries.unfollow(tx, userId, storeId))
      return { message: say.unfollowed }
    },

    async watchPrice({ userId }: Person, productId: string) {
      await changeOwn(userId, async (tx) => {
        if ((await queries.watchedCount(tx, userId)) >= mostWishAlerts) throw tooMany(say.tooManyWishes)
        if (!(await queries.watch(tx, userId, productId, clock()))) throw notFound(say.notWished)
      })
      return withChoices(userId, say.watched)
    },

    async unwatchPrice({ userId }: Person, productId: string) {
      await changeOwn(userId, (tx) => queries.unwatch(tx, userId, productId))
      return { message: say.unwatched }
    },

    async saveSearch(
      { userId }: Person,
      { q, city, ...filters }: { q: string; city?: string | undefined } & SavedFilters,
    ) {
      const wanted = namesWanted(q)
      if (wanted.length === 0) throw badField('q', say.noWords)
      await changeOwn(userId, async (tx) => {
        if ((await queries.searchCount(tx, userId)) >= mostSavedSearches) throw tooMany(say.tooManySearches)
        const search = { id: v7(), userId, q, city: city ?? null, filters, wanted, now: clock() }
        if (!(await queries.saveSearch(tx, search))) throw badField('q', say.noWords)
      })
      return withChoices(userId, say.searchSaved)
    },

    async removeSearch({ userId }: Person, id: string) {
      const isRemoved = await changeOwn(userId, (tx) => queries.removeSearch(tx, userId, id))
      if (!isRemoved) throw notFound(say.noSuchSearch)
      return { message: say.searchRemoved }
    },

    async addDevice(
      { userId, sessionId }: Person,
      device: { endpoint: string; p256dh: string; auth: string },
    ) {
      if (!isAllowed(device.endpoint)) throw badField('endpoint', say.unknownService)
      await changeOwn(userId, (tx) =>
        queries.addDevice(tx, { id: v7(), userId, sessionId, ...device, now: clock() }),
      )
      return { message: say.deviceAdded }
    },

    async removeDevice({ userId }: Person, id: string) {
      const isRemoved = await changeOwn(userId, (tx) => queries.removeDevice(tx, userId, id))
      if (!isRemoved) throw notFound(say.noSuchDevice)
      return { message: say.deviceRemoved }
    },
  }
}

const dated = <Row extends { since: Date }>({ since, ...row }: Row) => ({
  ...row,
  since: since.toISOString(),
})
