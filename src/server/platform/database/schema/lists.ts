import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The public lists whose totals are stored. */
export const listName = pgEnum('list_name', [
  'rated',
  'well_rated',
  'category',
  'store',
  'deals',
  'arrivals',
  'stores',
  'rated_stores',
  'well_rated_stores',
  'store_category',
])

const noScope = '00000000-0000-0000-0000-000000000000'

/**
 * How many products or stores each list has, by city; the row without a city has all of them. The scope is the
 * category or the store of the list. Changes that are not counted yet are in `list_changes`.
 */
export const listTotals = pgTable(
  'list_totals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    list: listName('list').notNull(),
    scope: uuid('scope').notNull().default(noScope),
    city: text('city').notNull().default(''),
    total: integer('total').notNull(),
    /** In the row without a city: the totals of all cities, so that a reader need not add them up. */
    cities: json('cities').$type<Record<string, number>>(),
  },
  (t) => [unique('list_totals_list').on(t.list, t.scope, t.city)],
)

/**
 * Marks in the order of a long list, from which a far page is read. `members` are those between the previous mark and
 * this one. A mark is a place in the order, and the product there may be gone; the last mark is the end of the order.
 * `position` numbers the marks of a list with gaps, so that a mark can be added between two others.
 */
export const listMarks = pgTable(
  'list_marks',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => listTotals.id, { onDelete: 'cascade' }),
    /** Newest first; otherwise best rated first. */
    isNewest: boolean('is_newest').notNull(),
    position: bigint('position', { mode: 'bigint' }).notNull(),
    /** Where the order is by rating. */
    average: doublePrecision('average'),
    ratings: integer('ratings'),
    /** Where the newest are first. */
    addedAt: instant('added_at'),
    memberId: uuid('member_id').notNull(),
    members: integer('members').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.isNewest, t.position] }),
    index('list_marks_best_rated')
      .on(t.listId, t.average.desc().nullsFirst(), t.ratings.desc().nullsFirst(), t.memberId)
      .where(sql`not is_newest`),
    index('list_marks_newest')
      .on(t.listId, t.addedAt.desc().nullsFirst(), t.memberId.desc().nullsFirst())
      .where(sql`is_newest`),
  ],
)

/** The marks of a list in groups, so that a place far down is found without adding up all of them. */
export const listChapters = pgTable(
  'list_chapters',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => listTotals.id, { onDelete: 'cascade' }),
    isNewest: boolean('is_newest').notNull(),
    /** Of the last mark in the group. */
    position: bigint('position', { mode: 'bigint' }).notNull(),
    members: integer('members').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.isNewest, t.position] })],
)

/**
 * How many members a list that can be ordered by distance has at each spot: at the pin of a store, or, where that is
 * blank, at the position of the city. Changes that are not counted yet are in `list_changes`.
 */
export const spotTotals = pgTable(
  'spot_totals',
  {
    list: listName('list').notNull(),
    scope: uuid('scope').notNull().default(noScope),
    pin: text('pin').notNull(),
    city: text('city').notNull(),
    total: integer('total').notNull(),
    latitude: doublePrecision('latitude').generatedAlwaysAs(
      (): SQL => sql`nullif(split_part(pin, ',', 1), '')::float8`,
    ),
    longitude: doublePrecision('longitude').generatedAlwaysAs(
      (): SQL => sql`nullif(split_part(pin, ',', 2), '')::float8`,
    ),
  },
  (t) => [primaryKey({ columns: [t.list, t.scope, t.pin, t.city] })],
)

/**
 * What entered and left the lists since they were last counted, written by triggers: a product or store as it was
 * (-1) and as it is (1). Writers only add rows here, so they never wait for each other.
 */
export const listChanges = pgTable('list_changes', {
  change: smallint('change').notNull(),
  isStore: boolean('is_store').notNull(),
  memberId: uuid('member_id').notNull(),
  /** Of a product. */
  storeId: uuid('store_id'),
  city: text('city').notNull(),
  categoryPath: uuid('category_path').array().notNull(),
  average: doublePrecision('average').notNull(),
  ratings: integer('ratings').notNull(),
  addedAt: instant('added_at').notNull(),
  discountExpiresAt: instant('discount_expires_at'),
  /** What left a list had entered it before, so the oldest are counted first and no total is ever below zero. */
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  pin: text('pin').notNull().default(''),
})

/** The moment for which `list_totals` counts the lists that move with the clock. It has one row. */
export const listClock = pgTable(
  'list_clock',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    at: instant('at').notNull(),
  },
  (t) => [check('list_clock_one_row', sql`${t.isOnly}`)],
)
