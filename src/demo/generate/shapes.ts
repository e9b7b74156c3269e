import type { OpeningHours } from '#domain/opening-hours.ts'

export interface DemoSize {
  stores: number
  products: number
}

export interface DemoCategory {
  /** The keys on the way down: 'fashion/women/dresses'. */
  key: string
  parent: string | null
  name: string
  icon: string | null
  position: number
}

export interface DemoStore {
  /** Fit for an e-mail address. */
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
  /** Null where nobody ever said. */
  hours: OpeningHours | null
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
  /** With a fraction, growing from product to product within a store: the newest comes first. */
  addedDaysAgo: number
  featured: boolean
  /** Below 0 it is over, 0 is today, 1 tomorrow. */
  discount: { percent: number; endsInDays: number } | null
  /** 0 to 1: what people think of it on the whole. */
  quality: number
}
