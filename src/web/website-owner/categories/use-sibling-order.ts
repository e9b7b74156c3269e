import { useRef } from 'react'
import type { KeptCategory } from '#contract/website-owner/categories.ts'
import { ownerCategories } from '#texts/website-owner/categories.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { type TreeName, useCategoryActions } from './category-queries.ts'
import { reordered } from './tree-places.ts'

/** Moves are shown optimistically, sent one after the other, and rolled back when refused. */
export function useSiblingOrder(tree: TreeName) {
  const { orderFailed } = ownerCategories
  const { order, reload, show } = useCategoryActions(tree)
  const sending = useRef(Promise.resolve())
  const waiting = useRef(0)

  return function move(
    parentId: string | null,
    siblings: readonly KeptCategory[],
    index: number,
    by: -1 | 1,
  ): void {
    const moved = siblings[index]
    const neighbour = siblings[index + by]
    if (!moved || !neighbour) return
    const ids = siblings
      .with(index, neighbour)
      .with(index + by, moved)
      .map(({ _id }) => _id)
    show((categories) => reordered(categories, parentId, ids))
    waiting.current += 1
    sending.current = sending.current.then(async () => {
      try {
        await order(parentId, ids)
      } catch (error) {
        void toast.error(sentenceOf(error, orderFailed))
      }
      waiting.current -= 1
      if (waiting.current === 0) await reload()
    })
  }
}
