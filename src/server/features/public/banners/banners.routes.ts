import { api } from '#contract/index.ts'
import type { Banner } from '#contract/public/banners.ts'
import type { Language } from '#domain/language.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { optionalPicture } from '#server/lists/card.ts'
import { bannersTag } from '#server/lists/tags.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { BannersQueries } from './banners.queries.ts'

export function bannersRoutes(mount: Mount, queries: BannersQueries, clock: Clock): void {
  mount.cached(api.banner.shown, async ({ query }) => ({
    answer: await shown(query.language),
    tags: [bannersTag],
  }))

  async function shown(language: Language): Promise<Banner[]> {
    const rows = await queries.shownOn(mauritiusDay(clock()))
    return rows.map((row) => ({
      _id: row.id,
      version: row.version,
      message: row[language],
      link: row.link,
      picture: optionalPicture(row),
    }))
  }
}
