import { LayoutGrid } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Category } from '#contract/shapes/category.ts'
import { home as texts } from '#texts/public/home.ts'
import { Button, buttonLook } from '#web/ui/buttons/button.tsx'

// The drawer's code is fetched on hover or focus of the button, not with the page.
const loadDrawer = () => import('./category-drawer.tsx')
const CategoryDrawer = lazy(loadDrawer)

export function CategoryMenu({ categories }: { categories: Category[] }) {
  const [wasAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
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
          setAsked(true)
          setOpen(true)
          setBusy(true)
          void loadDrawer().finally(() => setBusy(false))
        }}
      >
        {words}
      </Button>
      <noscript>
        <a href="#categories" className={buttonLook({ look: 'quiet' })}>
          {words}
        </a>
      </noscript>
      {wasAsked && (
        <Suspense>
          <CategoryDrawer open={isOpen} onOpenChange={setOpen} categories={categories} />
        </Suspense>
      )}
    </>
  )
}
