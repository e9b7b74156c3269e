import type { ReactNode } from 'react'
import type { Store } from '#contract/store-listing.ts'
import { CardGrid } from './card-grid.tsx'
import { StoreCard } from './store-card.tsx'

interface StoreGridProps {
  stores: Store[]
  preview?: boolean
  heart?: (store: Store) => ReactNode
}

export function StoreGrid({ stores, preview, heart }: StoreGridProps) {
  return (
    <CardGrid preview={preview}>
      {stores.map((store) => (
        <StoreCard key={store._id} store={store} heart={heart?.(store)} />
      ))}
    </CardGrid>
  )
}
