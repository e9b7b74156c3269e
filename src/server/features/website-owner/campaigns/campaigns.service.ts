import { v7 as newId } from 'uuid'
import type { Campaign, CampaignForm } from '#contract/website-owner/campaigns.ts'
import { addDays, addMonths, mauritiusDay } from '#domain/mauritius-time.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { optionalPicture } from '#server/lists/card.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { badField, notFound } from '#server/platform/http/errors.ts'
import type { PictureChoice } from '#server/platform/images/picture-choice.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { ownLink } from '#server/shared/own-link.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import type { CampaignRow, CampaignsQueries } from './campaigns.queries.ts'
import { say } from './campaigns.sentences.ts'

interface Deps {
  tables: Tables
  queries: CampaignsQueries
  clock: Clock
  publicUrl: string
  pictureChoice: PictureChoice
  discardPictures: DiscardPictures
}

const kind = 'campaign'
const lastDayOf = (day: string) => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1)

export type CampaignsService = ReturnType<typeof campaignsService>

/** The log of what was done with the mass-advertising part of the fees. */
export function campaignsService(deps: Deps) {
  const { tables, queries, clock, publicUrl, pictureChoice, discardPictures } = deps

  async function valuesOf(tx: Transaction, { image, link, ...rest }: CampaignForm) {
    if (rest.ranOn > mauritiusDay(clock())) throw badField('ranOn', say.stillToCome)
    return {
      ...rest,
      link: link && ownLink(link, publicUrl),
      pictureKey: image && (await pictureChoice.lock(tx, image)),
    }
  }

  /** Locks a campaign in the version that the caller has read. */
  async function lockRead(tx: Transaction, id: string, version: number) {
    const locked = await queries.lock(tx, id)
    if (locked?.version !== version) throw changedSince(say.changedMeanwhile)
    return locked
  }

  return {
    async list({ page }: { page: number }) {
      const [total, rows] = await Promise.all([
        queries.count(),
        queries.list(ownerPageSize, (page - 1) * ownerPageSize),
      ])
      const [newest, oldest] = [rows.at(0)?.ranOn, rows.at(-1)?.ranOn]
      const months =
        newest && oldest ? await queries.months(`${oldest.slice(0, 7)}-01`, lastDayOf(newest)) : []
      const campaigns = rows.map(toCampaign)
      return { campaigns, months, page, total, totalPages: totalPages(total, ownerPageSize) }
    },

    async one(id: string): Promise<Campaign> {
      const row = await queries.one(id)
      if (!row) throw notFound(say.noSuchCampaign)
      return toCampaign(row)
    },

    async add(owner: WebsiteOwner, campaign: CampaignForm) {
      await inTransaction(tables, async (tx) => {
        const now = clock()
        const id = newId()
        await queries.add(tx, { id, createdAt: now, ...(await valuesOf(tx, campaign)) })
        const details = detailsOf(campaign)
        await record(tx, { owner, action: 'add-campaign', target: { kind, id }, details, now })
      })
      return { message: say.added }
    },

    async change(
      owner: WebsiteOwner,
      id: string,
      { version, ...campaign }: CampaignForm & { version: number },
    ) {
      const before = await inTransaction(tables, async (tx) => {
        const locked = await lockRead(tx, id, version)
        const values = await valuesOf(tx, campaign)
        await queries.update(tx, id, values)
        const details = detailsOf(campaign)
        await record(tx, { owner, action: 'change-campaign', target: { kind, id }, details, now: clock() })
        return locked.pictureKey === values.pictureKey ? null : locked.pictureKey
      })
      if (before) await discardPictures([before])
      return { message: say.changed }
    },

    async remove(owner: WebsiteOwner, id: string, version: number) {
      const before = await inTransaction(tables, async (tx) => {
        const locked = await lockRead(tx, id, version)
        await queries.remove(tx, id)
        const details = detailsOf(locked)
        await record(tx, { owner, action: 'delete-campaign', target: { kind, id }, details, now: clock() })
        return locked.pictureKey
      })
      if (before) await discardPictures([before])
      return { message: say.removed }
    },
  }
}

const detailsOf = ({ channel, ranOn, shown, costCents, link }: Omit<CampaignForm, 'image'>) => ({
  label: channel,
  ranOn,
  shown,
  costCents,
  link,
})

function toCampaign(row: CampaignRow): Campaign {
  const { id, version, ranOn, channel, shown, costCents, link } = row
  return { _id: id, version, ranOn, channel, shown, costCents, link, picture: optionalPicture(row) }
}
