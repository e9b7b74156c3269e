import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import type { Category } from '#contract/shapes/category.ts'
import { home as texts } from '#texts/public/home.ts'
import { useFetched } from '#web/shared/page/use-fetched.ts'
import { useWhenIdle } from '#web/shared/page/use-when-idle.ts'
import { Button, buttonLook } from '#web/ui/buttons/button.tsx'

// The drawer's code is fetched after the page: when the browser is idle, or on hover or focus of the button.
const loadDrawer = () => import('./category-drawer.tsx').then((module) => module.default)

export function CategoryMenu({ categories }: { categories: Category[] }) {
  const [CategoryDrawer, openDrawer] = useFetched(loadDrawer)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useWhenIdle(loadDrawer)
  const words = (
    <>
      <LayoutGrid aria-hidden="true" className="size-4.5" />
      {texts.browseCategories}
    </>
  )
  return (
    <>
      <Button
        look="quiet"
        className="noscript:hidden"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isBusy || undefined}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={(event) => {
          // Safari does not focus a clicked button, and the drawer returns the focus to the focused element.
          event.currentTarget.focus()
          setBusy(true)
          void openDrawer(() => setOpen(true)).finally(() => setBusy(false))
        }}
      >
        {words}
      </Button>
      <noscript>
        <a href="#categories" className={buttonLook({ look: 'quiet' })}>
          {words}
        </a>
      </noscript>
      {CategoryDrawer && <CategoryDrawer open={isOpen} onOpenChange={setOpen} categories={categories} />}
    </>
  )
}
