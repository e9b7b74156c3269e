import type { Week } from './weeks.ts'

/** A store written by hand; larger catalogues open more of its kind in other places. */
export interface StoreDefinition {
  name: string
  /** Two sentences that hold in any town; {town} is where it stands. */
  about: string
  /** Leaf of the store tree. */
  category: string
  /** Product categories at any level; everything below them may be sold here. */
  sells: string[]
  /** Artworks of its picture. */
  art: string[]
  place: string
  week: Week
  /** What others of the kind are called: 'Dholl Puri' in 'Dholl Puri Appadoo'. */
  signs: string[]
  news?: { title: string | null; message: string }
  halal?: true
  /** Others of the kind stand by the sea too. */
  coast?: true
  /** Not looked at by the website owner yet. */
  unverified?: true
}
