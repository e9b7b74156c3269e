import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/**
 * Every picture that a store or product may show: ours by its content-addressed key, or one of the hosting service by
 * its `url`. A picture in use cannot be deleted; unused ones are swept.
 */
export const pictures = pgTable(
  'pictures',
  {
    key: text('key').primaryKey(),
    url: text('url'),
    /** Dimensions and bytes are known of our own pictures only. */
    width: integer('width'),
    height: integer('height'),
    bytes: integer('bytes'),
    /** A CSS background shown until the picture arrives. */
    placeholder: text('placeholder'),
    /** The person who uploaded it last, with or without a store. */
    uploadedBy: uuid('uploaded_by'),
    /** Updated when the same picture is uploaded again. */
    createdAt: createdAt(),
  },
  (t) => [
    check('pictures_have_a_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} >= 0`),
    check(
      'pictures_of_ours_are_measured',
      sql`${t.url} is not null or num_nulls(${t.width}, ${t.height}, ${t.bytes}) = 0`,
    ),
    index('pictures_uploads').on(t.uploadedBy, t.createdAt),
    index('pictures_age').on(t.createdAt),
  ],
)

/**
 * Keys whose files may be in the picture store without a picture: noted before the files are written, and when a
 * picture is deleted. So files are found and removed whatever fails in between.
 */
export const strayPictures = pgTable(
  'stray_pictures',
  {
    key: text('key').primaryKey(),
    since: instant('since').notNull(),
  },
  (t) => [index('stray_pictures_age').on(t.since)],
)
