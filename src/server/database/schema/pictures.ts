import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * Every picture a store or product may show: ours by its content-addressed key, or one of the configured
 * hosting service by its `url`. A picture in use cannot be deleted; those nobody uses are swept.
 */
export const pictures = pgTable(
  'pictures',
  {
    key: text('key').primaryKey(),
    url: text('url'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** A CSS background shown until the picture arrives. */
    placeholder: text('placeholder'),
    /** The account that uploaded it, a person's or a store's; counts against its daily quota. */
    uploadedBy: uuid('uploaded_by'),
    createdAt: createdAt(),
  },
  (t) => [
    check('pictures_have_a_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} >= 0`),
    index('pictures_uploads').on(t.uploadedBy, t.createdAt),
    index('pictures_age').on(t.createdAt),
  ],
)
