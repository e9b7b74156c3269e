import type { DemoHours } from '../content/stores/weeks.ts'

export interface DemoSize {
  stores: number
  products: number
}

export interface DemoCategory {
  /** The keys from the root down: 'fashion/women/dresses'. */
  key: string
  parent: string | null
  name: string
  nameFr: string
  icon: string | null
  position: number
}

export interface DemoStore {
  /** Usable in an e-mail address. */
  key: string
  name: string
  description: string
  /** Leaf of the store tree. */
  categoryKey: string
  /** Product categories it sells from, at any level. */
  sells: readonly string[]
  address: { stNumber: string; line: string; locality: string; city: string; details: string | null }
  phone: string
  /** Key of its picture. */
  picture: string
  /** Null for a store that has not set its hours. */
  hours: DemoHours | null
  announcement: { title: string | null; message: string } | null
  verified: boolean
  halalChecked: boolean
  joinedDaysAgo: number
}

export interface DemoProduct {
  storeIndex: number
  title: string
  description: string
  priceCents: number
  /** Leaf of the product tree. */
  categoryKey: string
  /** Key of its picture. */
  picture: string
  link: string | null
  /** With a fraction; within a store the newest comes first. */
  addedDaysAgo: number
  featured: boolean
  /** Negative when it is over; 0 ends today, 1 tomorrow. */
  discount: { percent: number; endsInDays: number } | null
  /** What differed before a running discount; null when the product always had its list price. */
  before: PriceBefore | null
  /** 0 to 1: how well it is rated on average. */
  quality: number
}

/** A list price that was raised a few days before the discount, or an earlier discount some weeks before it. */
export type PriceBefore = { raisedFromCents: number } | { percent: number }
