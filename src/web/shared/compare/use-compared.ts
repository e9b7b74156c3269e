import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react'
import type { CategoryName } from '#contract/shapes/category.ts'
import { mostCompared } from '#domain/limits.ts'
import { compare as texts } from '#texts/shared/compare.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { type ChosenProduct, chosenProducts, toggle } from './chosen.ts'

const none = () => undefined

export const useChosen = () => useSyncExternalStore(chosenProducts.subscribe, chosenProducts.read, none)

/**
 * A link to the comparison that becomes a toggle once the page is interactive. It stays the same element, so that it keeps
 * the focus.
 */
export function useCompared(product: ChosenProduct, category: CategoryName) {
  const isInteractive = useIsInteractive()
  const isChosen = useChosen()?.products.some(({ _id }) => _id === product._id) ?? false

  function press(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    const refused = toggle(product, category)
    if (refused === 'full') void toast.error(texts.full(mostCompared))
    if (refused === 'other-category')
      void toast.error(texts.otherCategory(chosenProducts.read()?.category.name ?? ''))
  }

  return {
    isChosen,
    toggleProps: isInteractive && {
      role: 'button',
      'aria-pressed': isChosen,
      onClick: press,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === ' ') press(event)
      },
    },
  }
}
