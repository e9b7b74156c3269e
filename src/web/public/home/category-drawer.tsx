import { useEffect, useState } from 'react'
import type { Category } from '#contract/shapes/category.ts'
import { home } from '#texts/public/home.ts'
import { QuickDrawer } from '#web/ui/overlays/quick-drawer.tsx'
import { afterPaint } from '#web/ui/time/after-paint.ts'
import { CategoryList } from './category-list.tsx'

interface CategoryDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  categories: Category[]
}

export default function CategoryDrawer({ open, onOpenChange, categories }: CategoryDrawerProps) {
  return (
    <QuickDrawer open={open} onOpenChange={onOpenChange} title={home.categories}>
      <div className="-mx-2.5">
        <GrowingList categories={categories} onVisit={() => onOpenChange(false)} />
      </div>
    </QuickDrawer>
  )
}

const atOnce = 6

/** A few more with each frame, so that a slow phone does not lay all of them out in one task. */
function GrowingList({ categories, onVisit }: { categories: Category[]; onVisit: () => void }) {
  const [count, setCount] = useState(atOnce)
  useEffect(() => {
    if (count < categories.length) return afterPaint(() => setCount(count + atOnce))
  }, [count, categories.length])
  return <CategoryList categories={categories.slice(0, count)} onVisit={onVisit} />
}
