import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { mostBannersShown } from '#domain/limits.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { banners, pictures } from '#server/platform/database/schema/index.ts'

export type BannersQueries = ReturnType<typeof bannersQueries>

export function bannersQueries(tables: Tables) {
  return {
    /** Those of this Mauritius day, in their order. */
    shownOn: (day: string) =>
      tables
        .select({
          id: banners.id,
          version: banners.version,
          en: banners.messageEn,
          fr: banners.messageFr,
          link: banners.link,
          pictureKey: pictures.key,
          pictureUrl: pictures.url,
          placeholder: pictures.placeholder,
        })
        .from(banners)
        .leftJoin(pictures, eq(pictures.key, banners.pictureKey))
        .where(and(lte(banners.startsOn, day), or(isNull(banners.endsOn), gte(banners.endsOn, day))))
        .orderBy(asc(banners.position), asc(banners.id))
        .limit(mostBannersShown),
  }
}
