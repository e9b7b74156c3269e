import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { longest } from '#domain/limits.ts'
import { characters, citext, createdAt, id, instant } from './columns.ts'
import { pictures } from './pictures.ts'

/** Messages of the website owner under the header of every page. */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    messageEn: text('message_en').notNull(),
    messageFr: text('message_fr').notNull(),
    /** A path of the site, or an address elsewhere. */
    link: text('link'),
    pictureKey: text('picture_key').references(() => pictures.key, { onDelete: 'restrict' }),
    /** Both days included, in Mauritius. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on'),
    position: integer('position').notNull().default(0),
    /** Counts saves, so that the later of two edits is told about the earlier. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'banners_message_length',
      sql`char_length(${t.messageEn}) between 1 and ${characters(longest.bannerMessage)}
        and char_length(${t.messageFr}) between 1 and ${characters(longest.bannerMessage)}`,
    ),
    check('banners_in_order', sql`${t.endsOn} >= ${t.startsOn}`),
    index('banners_order').on(t.position, t.id),
    index('banners_picture').on(t.pictureKey),
  ],
)

/** Public holidays. Two can fall on the same day. */
export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    day: date('day').notNull(),
    nameEn: text('name_en').notNull(),
    nameFr: text('name_fr').notNull(),
    /** Its date is expected but not yet official. */
    isProvisional: boolean('is_provisional').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('holidays_once').on(t.day, t.nameEn),
    check(
      'holidays_name_length',
      sql`char_length(${t.nameEn}) between 1 and ${characters(longest.holidayName)}
        and char_length(${t.nameFr}) between 1 and ${characters(longest.holidayName)}`,
    ),
  ],
)

/** Where fees are paid, and who issues the receipts. One row; empty texts are not shown. */
export const paymentDetails = pgTable(
  'payment_details',
  {
    /** Always true, so that there is one row. */
    isOnly: boolean('is_only').primaryKey().default(true),
    issuerName: text('issuer_name').notNull().default(''),
    issuerAddress: text('issuer_address').notNull().default(''),
    /** Business registration number. */
    brn: text('brn').notNull().default(''),
    vatNumber: text('vat_number').notNull().default(''),
    bankName: text('bank_name').notNull().default(''),
    accountName: text('account_name').notNull().default(''),
    accountNumber: text('account_number').notNull().default(''),
    juiceNumber: text('juice_number').notNull().default(''),
    mytNumber: text('myt_number').notNull().default(''),
    /** The picture of the MauCAS QR code. */
    qrPictureKey: text('qr_picture_key').references(() => pictures.key, { onDelete: 'restrict' }),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [check('payment_details_one_row', sql`${t.isOnly}`), index('payment_details_qr').on(t.qrPictureKey)],
)

/** Addresses that do not want a kind of news any more. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    email: citext('email').notNull(),
    topic: text('topic').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.email, t.topic] })],
)
