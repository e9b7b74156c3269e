import type { DemoStore } from '../catalogue.ts'
import { seeded } from '../random.ts'
import type { Rated } from './generate-ratings.ts'
import { momentDaysAgo } from './moments.ts'
import { subject } from './subjects.ts'
import { timeOrderedId } from './time-ordered-id.ts'

export interface PlannedStore {
  id: string
  content: DemoStore
  /** Milliseconds. */
  createdAt: number
  rated: Rated
  /** Whether visitors of the demo may sign in to it. */
  isOpenToVisitors: boolean
}

export function planStores(stores: readonly DemoStore[], now: Date): PlannedStore[] {
  const shown = Math.max(0, stores.findIndex(makesAGoodImpression))
  return stores.map((content, index) => {
    const random = seeded(subject.store, index)
    const createdAt = momentDaysAgo(now, content.joinedDaysAgo + random())
    return {
      id: timeOrderedId('store', index, createdAt),
      content,
      createdAt,
      rated: { index, quality: 0.35 + 0.6 * random(), since: createdAt },
      isOpenToVisitors: index === shown,
    }
  })
}

const makesAGoodImpression = ({ verified, announcement, hours }: DemoStore) =>
  verified && announcement !== null && hours !== null
