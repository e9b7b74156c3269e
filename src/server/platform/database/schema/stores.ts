import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { islandBoxes } from '#domain/island-boxes.ts'
import { longest, mostSpansADay } from '#domain/limits.ts'
import { enoughRatings } from '#domain/listing.ts'
import { specialHours } from '#domain/opening-hours.ts'
import { type PaymentWay, paymentWays } from '#domain/payments-taken.ts'
import { textLanguageTags } from '#domain/text-language.ts'
import { users } from './accounts.ts'
import { storeCategories } from './categories.ts'
import { characters, citext, createdAt, id, instant, spot, tsvector } from './columns.ts'
import { pictures } from './pictures.ts'

export const storeStatus = pgEnum('store_status', ['active', 'suspended'])

/** The language that a store owner named for a text; null when not said. */
export const textLanguage = pgEnum('text_language', textLanguageTags)

const isOnAnIsland = Object.values(islandBoxes)
  .map(
    ({ south, north, west, east }) =>
      `"stores"."latitude" between ${south} and ${north} and "stores"."longitude" between ${west} and ${east}`,
  )
  .join('\n        or ')

const wellRated = sql.raw(`status = 'active' and rating_count >= ${enoughRatings}`)

/** A store and its owner's account in one: `admin` on the wire. */
export const stores = pgTable(
  'stores',
  {
    id: id(),
    /** The person behind the store, who cannot be deleted before the store. */
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'restrict' }),
    email: citext('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    status: storeStatus('status').notNull().default('active'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    contactInfo: text('contact_info'),
    pictureKey: text('picture_key')
      .notNull()
      .references(() => pictures.key, { onDelete: 'restrict' }),
    categoryId: uuid('category_id').notNull(),
    categoryPath: uuid('category_path').array().notNull(),
    stNumber: text('st_number').notNull(),
    line: text('line').notNull(),
    locality: text('locality').notNull(),
    city: text('city').notNull(),
    addressDetails: text('address_details'),
    /** Both null while the position of its place counts. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** The position of its own as a text, which products have too; blank without one. */
    pin: text('pin')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(latitude::text || ',' || longitude::text, '')`),
    verifiedUntil: date('verified_until'),
    halalCheckedUntil: date('halal_checked_until'),
    /** The website owner's notes about the store, shown in the console only. */
    vettingNotes: text('vetting_notes').notNull().default(''),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    averageRating: doublePrecision('average_rating')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when rating_count = 0 then 0 else rating_sum::float8 / rating_count end`,
      ),
    /** What filters and orders of a search look at, as a line of JSON like those of products. */
    facts: text('facts')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`store_facts(id, city, latitude, longitude, rating_sum, rating_count, created_at)`,
      ),
    /** All words, stemmed: name, categories, place, description; maintained by a trigger. */
    search: tsvector('search').notNull().default(''),
    /** The words of the name, the category itself and the place, plural and singular; maintained by a trigger. */
    nameWords: tsvector('name_words').notNull().default(''),
    /** Of the store's texts, unless a product or the announcement has one of its own. */
    language: textLanguage('language'),
    /** When the owner last set the opening hours, or said that they are still right. */
    hoursConfirmedAt: instant('hours_confirmed_at'),
    /** How customers can pay; empty when the store does not say. */
    paymentsTaken: text('payments_taken').array().$type<PaymentWay[]>().notNull().default([]),
    /** When the owner last said that all prices are right. */
    pricesConfirmedAt: instant('prices_confirmed_at'),
    /** When the phone numbers in the contact last changed; null when they are those of the registration. */
    numberChangedAt: instant('number_changed_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: 'stores_category',
      columns: [t.categoryId, t.categoryPath],
      foreignColumns: [storeCategories.id, storeCategories.path],
    })
      .onUpdate('cascade')
      .onDelete('restrict'),
    /** Products refer to these columns of their store. */
    unique('stores_shown_on_products').on(t.id, t.city, t.status, t.pin),
    check('stores_name_length', sql`char_length(${t.name}) between 1 and ${characters(longest.storeName)}`),
    check('stores_city_named', sql`${t.city} <> ''`),
    check(
      'stores_description_length',
      sql`char_length(${t.description}) <= ${characters(longest.description)}`,
    ),
    check(
      'stores_payments_known',
      sql`${t.paymentsTaken} <@ ${sql.raw(`array['${paymentWays.join("', '")}']`)}`,
    ),
    check('stores_position_whole', sql`num_nulls(${t.latitude}, ${t.longitude}) <> 1`),
    check(
      'stores_position_on_an_island',
      sql`${t.latitude} is null
        or ${sql.raw(isOnAnIsland)}`,
    ),
    check('stores_rating_possible', sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
    index('stores_best_rated')
      .on(t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id)
      .where(sql`status = 'active'`),
    index('stores_best_rated_in_city')
      .on(t.city, t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id)
      .where(sql`status = 'active'`),
    index('stores_well_rated')
      .on(t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id)
      .where(wellRated),
    index('stores_well_rated_in_city')
      .on(t.city, t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id)
      .where(wellRated),
    ...[1, 2, 3, 4].map((level) =>
      index(`stores_in_category_level_${level}`)
        .on(
          sql.raw(`(category_path[${level}])`),
          t.averageRating.desc().nullsFirst(),
          t.ratingCount.desc().nullsFirst(),
          t.id,
        )
        .where(sql.raw(`status = 'active' and cardinality(category_path) >= ${level}`)),
    ),
    ...[1, 2, 3, 4].map((level) =>
      index(`stores_in_category_level_${level}_in_city`)
        .on(
          sql.raw(`(category_path[${level}])`),
          t.city,
          sql`(- average_rating)`,
          sql`(- rating_count)`,
          t.id,
        )
        .where(sql.raw(`status = 'active' and cardinality(category_path) >= ${level}`)),
    ),
    ...[1, 2, 3, 4].map((level) =>
      index(`stores_in_category_level_${level}_at_spot`)
        .on(sql.raw(`(category_path[${level}])`), spot, sql`(- average_rating)`, sql`(- rating_count)`, t.id)
        .where(sql.raw(`status = 'active' and cardinality(category_path) >= ${level}`)),
    ),
    index('stores_at_spot')
      .on(spot, sql`(- average_rating)`, sql`(- rating_count)`, t.id)
      .where(sql`status = 'active'`),
    index('stores_picture').on(t.pictureKey),
    index('stores_category_members').on(t.categoryId),
    index('stores_search').using('gin', t.search),
    index('stores_name_words').using('gin', t.nameWords).where(sql`status = 'active'`),
    index('stores_own_name_words')
      .using('gin', sql`ts_filter(name_words, '{a}')`)
      .where(sql`status = 'active'`),
    index('stores_email_close').using('gin', sql`lower(email::text) gin_trgm_ops`),
    index('stores_phone_numbers').using('gin', sql`phone_numbers(contact_info)`),
    index('stores_name_close').using('gin', sql`sounds_like(name) gin_trgm_ops`),
  ],
)

/** The first span of each weekday, Monday = 1. A store without rows has not set its hours. */
export const openingHours = pgTable(
  'opening_hours',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    isOpen: boolean('is_open').notNull(),
    fromMinute: smallint('from_minute'),
    toMinute: smallint('to_minute'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.weekday] }),
    check('opening_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check(
      'opening_hours_in_half_hours',
      sql`${t.fromMinute} between 0 and 1410 and ${t.fromMinute} % 30 = 0
        and ${t.toMinute} between 0 and 1410 and ${t.toMinute} % 30 = 0`,
    ),
    // From midnight to midnight is the whole day.
    check('opening_hours_last', sql`${t.fromMinute} <> ${t.toMinute} or ${t.fromMinute} = 0`),
    check('opening_hours_both_or_none', sql`num_nulls(${t.fromMinute}, ${t.toMinute}) <> 1`),
  ],
)

/** The further spans of a weekday. They count while the weekday is open. */
export const openingSpans = pgTable(
  'opening_spans',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    fromMinute: smallint('from_minute').notNull(),
    toMinute: smallint('to_minute').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.weekday, t.fromMinute] }),
    check('opening_spans_weekday', sql`${t.weekday} between 1 and 7`),
    check(
      'opening_spans_in_half_hours',
      sql`${t.fromMinute} between 0 and 1410 and ${t.fromMinute} % 30 = 0
        and ${t.toMinute} between 0 and 1410 and ${t.toMinute} % 30 = 0`,
    ),
    check('opening_spans_last', sql`${t.fromMinute} <> ${t.toMinute} or ${t.fromMinute} = 0`),
  ],
)

export const specialHoursKind = pgEnum('special_hours', specialHours)

/** Dates on which a store has other hours, or says that it has its usual ones. Past ones are deleted. */
export const specialDays = pgTable(
  'special_days',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    hours: specialHoursKind('hours').notNull(),
    /** Minutes after midnight: from, to, from, to. */
    spans: smallint('spans').array().notNull().default([]),
    note: text('note'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.day] }),
    index('special_days_day').on(t.day),
    check(
      'special_days_spans',
      sql`cardinality(${t.spans}) % 2 = 0 and cardinality(${t.spans}) <= ${characters(2 * mostSpansADay)}
        and (cardinality(${t.spans}) > 0) = (${t.hours} = 'other')
        and 0 <= all (${t.spans}) and 1410 >= all (${t.spans})`,
    ),
    check(
      'special_days_note_length',
      sql`char_length(${t.note}) between 1 and ${characters(longest.specialDayNote)}`,
    ),
  ],
)

/** Which stores were asked about their hours: on a holiday, or because they are old. */
export const hoursReminders = pgTable(
  'hours_reminders',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    about: text('about', { enum: ['holiday', 'age'] }).notNull(),
    /** The holiday, or the day of the mail. */
    day: date('day').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.about, t.day] }),
    check('hours_reminders_about', sql`${t.about} in ('holiday', 'age')`),
    index('hours_reminders_day').on(t.day),
  ],
)

export const announcements = pgTable(
  'announcements',
  {
    storeId: uuid('store_id')
      .primaryKey()
      .references(() => stores.id, { onDelete: 'cascade' }),
    title: text('title'),
    message: text('message').notNull(),
    language: textLanguage('language'),
    lastUpdated: instant('last_updated').notNull().default(sql`now()`),
  },
  (t) => [check('announcements_say_something', sql`btrim(${t.message}) <> ''`)],
)
