import { v7 as newId } from 'uuid'
import type { BannerForm, ListedBanner } from '#contract/website-owner/banners.ts'
import { mostBanners } from '#domain/limits.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { type ShownState, shownState } from '#domain/shown-days.ts'
import { optionalPicture } from '#server/lists/card.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { notFound, Refusal } from '#server/platform/http/errors.ts'
import type { PictureChoice } from '#server/platform/images/picture-choice.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { ownLink } from '#server/shared/own-link.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import type { BannerRow, BannersQueries } from './banners.queries.ts'
import { say } from './banners.sentences.ts'

interface Deps {
  queries: BannersQueries
  change: Change
  clock: Clock
  publicUrl: string
  pictureChoice: PictureChoice
  discardPictures: DiscardPictures
}

const changedMeanwhile = () => changedSince(say.changedMeanwhile)
const tooMany = () => new Refusal(409, 'too-many-banners', say.tooMany)
const kind = 'banner'

export type BannersService = ReturnType<typeof bannersService>

export function bannersService({ queries, change, clock, publicUrl, pictureChoice, discardPictures }: Deps) {
  async function valuesOf(tx: Transaction, { image, link, ...rest }: BannerForm) {
    return {
      ...rest,
      link: link && ownLink(link, publicUrl),
      pictureKey: image && (await pictureChoice.lock(tx, image)),
    }
  }

  /** Locks a banner in the version that the caller has read. */
  async function lockRead(tx: Transaction, id: string, version: number) {
    const locked = await queries.lock(tx, id)
    if (locked?.version !== version) throw changedMeanwhile()
    return locked
  }

  /** The caller must have locked the order. The banner itself, if it is there already, does not count. */
  async function requireRoom(tx: Transaction, id: string, { startsOn, endsOn }: BannerForm) {
    const today = mauritiusDay(clock())
    if (shownState({ startsOn, endsOn }, today) === 'past') return
    const others = (await queries.current(tx, today)).filter((other) => other !== id)
    if (others.length >= mostBanners) throw tooMany()
  }

  return {
    async list({ state, page }: { state: ShownState; page: number }) {
      const today = mauritiusDay(clock())
      const [total, rows] = await Promise.all([
        queries.count(state, today),
        queries.list(state, today, ownerPageSize, (page - 1) * ownerPageSize),
      ])
      const banners = rows.map((row) => toListed(row, today))
      return { banners, page, total, totalPages: totalPages(total, ownerPageSize) }
    },

    async one(id: string): Promise<ListedBanner> {
      const row = await queries.one(id)
      if (!row) throw notFound(say.noSuchBanner)
      return toListed(row, mauritiusDay(clock()))
    },

    async add(owner: WebsiteOwner, banner: BannerForm) {
      await change(async (tx) => {
        const now = clock()
        const id = newId()
        await queries.lockOrder(tx)
        await requireRoom(tx, id, banner)
        const position = await queries.nextPosition(tx)
        await queries.add(tx, { id, position, createdAt: now, ...(await valuesOf(tx, banner)) })
        await record(tx, {
          owner,
          action: 'add-banner',
          target: { kind, id },
          details: detailsOf(banner),
          now,
        })
      })
      return { message: say.added }
    },

    async change(owner: WebsiteOwner, id: string, { version, ...banner }: BannerForm & { version: number }) {
      const before = await change(async (tx) => {
        const now = clock()
        await queries.lockOrder(tx)
        const locked = await lockRead(tx, id, version)
        await requireRoom(tx, id.toLowerCase(), banner)
        const values = await valuesOf(tx, banner)
        await queries.update(tx, id, values)
        const details = detailsOf(banner)
        await record(tx, { owner, action: 'change-banner', target: { kind, id }, details, now })
        return locked.pictureKey === values.pictureKey ? null : locked.pictureKey
      })
      if (before) await discardPictures([before])
      return { message: say.changed }
    },

    async remove(owner: WebsiteOwner, id: string, version: number) {
      const before = await change(async (tx) => {
        const { pictureKey, messageEn } = await lockRead(tx, id, version)
        await queries.remove(tx, id)
        const details = { label: messageEn }
        await record(tx, { owner, action: 'delete-banner', target: { kind, id }, details, now: clock() })
        return pictureKey
      })
      if (before) await discardPictures([before])
      return { message: say.removed }
    },

    /** The named banners swap places among themselves; all others stay where they are. */
    async order(
      owner: WebsiteOwner,
      { ids, seen }: { ids: readonly string[]; seen?: readonly string[] | undefined },
    ) {
      await change(async (tx) => {
        const now = clock()
        await queries.lockOrder(tx)
        const current = await queries.current(tx, mauritiusDay(now))
        const named = [...new Set(ids.map((id) => id.toLowerCase()))]
        if (named.some((id) => !current.includes(id))) throw changedSince(say.listChanged)
        const before = current.filter((id) => named.includes(id)).join(' ')
        if (seen && seen.join(' ').toLowerCase() !== before) throw changedSince(say.listChanged)
        const next = named.values()
        const ordered = current.map((id) => (named.includes(id) ? (next.next().value ?? id) : id))
        await queries.setOrder(tx, ordered)
        await record(tx, { owner, action: 'order-banners', details: { ids: named }, now })
      })
      return { message: say.ordered }
    },
  }
}

const detailsOf = ({ messageEn, messageFr, link, startsOn, endsOn }: BannerForm) => ({
  label: messageEn,
  messageFr,
  link,
  startsOn,
  endsOn,
})

function toListed(row: BannerRow, today: string): ListedBanner {
  const { id, version, messageEn, messageFr, link, startsOn, endsOn } = row
  return {
    _id: id,
    version,
    messageEn,
    messageFr,
    link,
    picture: optionalPicture(row),
    startsOn,
    endsOn,
    state: shownState(row, today),
  }
}
