import { useState } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { mostBulkEdited } from '#domain/limits.ts'

const none: ReadonlySet<string> = new Set()
const limited = (ids: Iterable<string>) => new Set([...ids].slice(0, mostBulkEdited))

/** The products that were selected and are still there. */
export function useSelection(products: readonly OwnProduct[]) {
  const [chosen, setChosen] = useState(none)
  const selected =
    chosen.size === 0 ? none : new Set(products.flatMap(({ _id }) => (chosen.has(_id) ? _id : [])))

  return {
    selected,
    toggle: (id: string) =>
      setChosen((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : limited([...before, id]),
      ),
    /** Selects all of these, or none when all are selected. */
    togglePage(page: readonly OwnProduct[]) {
      const ids = page.map(({ _id }) => _id)
      const areAll = ids.every((id) => selected.has(id))
      setChosen(
        areAll ? new Set([...selected].filter((id) => !ids.includes(id))) : limited([...selected, ...ids]),
      )
    },
    selectAll: (found: readonly OwnProduct[]) => setChosen(limited(found.map(({ _id }) => _id))),
    clear: () => setChosen(none),
  }
}
