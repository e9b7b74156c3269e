import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { tsvector } from './columns.ts'

/** As many slots as a block has. */
const slotBits = customType<{ data: string }>({ dataType: () => 'bit(16384)' })
/** Compared byte by byte, so that all words with the same beginning are in one range. */
const plainWord = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * The words of products as bits: search counts, combines and pages them without reading the products. Products are in
 * blocks by rating; decision 027 says how they are kept.
 */
export const searchBlocks = pgTable('search_blocks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Where the block begins, in the order of ratings. */
  average: doublePrecision('average').notNull(),
  ratings: integer('ratings').notNull(),
  memberId: uuid('member_id').notNull(),
  /** Slots are given out once; a full block is split. */
  nextSlot: integer('next_slot').notNull(),
})

/** The slot of each visible product. */
export const searchPlaces = pgTable(
  'search_places',
  {
    productId: uuid('product_id').primaryKey(),
    block: integer('block').notNull(),
    slot: integer('slot').notNull(),
    average: doublePrecision('average').notNull(),
    ratings: integer('ratings').notNull(),
    city: text('city').notNull(),
    /** What filters and orders look at, as a line of JSON; the function `search_facts` says in which order. */
    facts: text('facts').notNull(),
  },
  (t) => [index('search_places_slots').on(t.block, t.slot, t.productId, t.average, t.ratings, t.city)],
)

/** Which slots of a block have a word. */
export const searchBits = pgTable(
  'search_bits',
  {
    word: plainWord('word').notNull(),
    block: integer('block').notNull(),
    bits: slotBits('bits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.block] }), index('search_bits_block').on(t.block)],
)

/** Products that have changed since their bits were written, with the words that these have. */
export const searchChanges = pgTable('search_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: uuid('product_id').notNull(),
  nameWords: tsvector('name_words'),
  city: text('city'),
})
