import type { ReactNode } from 'react'
import type { Store } from '#contract/shapes/store-listing.ts'
import { CardGrid } from './card-grid.tsx'
import { StoreCard } from './store-card.tsx'

interface StoreGridProps {
  stores: Store[]
  preview?: boolean
  columns?: 3 | 4
  /** The number of pictures on the first screen. */
  early?: number
  heart?: (store: Store) => ReactNode
  distance?: (store: Store) => ReactNode
}

export function StoreGrid({ stores, preview, columns, early = 0, heart, distance }: StoreGridProps) {
  return (
    <CardGrid preview={preview} columns={columns}>
      {stores.map((store, position) => (
        <StoreCard
          key={store._id}
          store={store}
          heart={heart?.(store)}
          distance={distance?.(store)}
          load={position < early ? 'early' : 'lazy'}
        />
      ))}
    </CardGrid>
  )
}
