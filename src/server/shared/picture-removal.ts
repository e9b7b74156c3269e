import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Removal } from '#contract/shapes/moderation.ts'
import { moderationDecisions } from '#server/platform/database/schema/index.ts'
import { removedPictureKey } from '#server/platform/images/removed-picture.ts'

export type RemovalRow = { reason: string; at: string } | null

/** The last decision that removed the picture of a row, while no new one was chosen. */
export const pictureRemovalOf = (id: PgColumn, pictureKey: PgColumn): SQL<RemovalRow> => sql<RemovalRow>`
  case when ${pictureKey} = ${removedPictureKey} then (
    select json_build_object('reason', d.words, 'at', d.created_at) from ${moderationDecisions} d
    where d.target_id = ${id} and d.action = 'remove-picture'
    order by d.created_at desc, d.id desc limit 1) end`

export const toRemoval = (row: RemovalRow): Removal | null =>
  row && { reason: row.reason, at: new Date(row.at).toISOString() }
