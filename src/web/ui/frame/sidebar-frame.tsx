import { Menu } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/button.tsx'

const Drawer = lazy(async () => ({ default: (await import('../overlays/dialog.tsx')).Drawer }))

interface SidebarFrameProps {
  /** Renders the navigation. `onVisit` closes it where it lies over the page. */
  sidebar: (onVisit?: () => void) => ReactNode
  /** The title of the drawer. */
  title: string
  /** The label of the button that opens the drawer. */
  openMenu: string
  children: ReactNode
}

/** Views with a sidebar. On a phone a button opens it as a drawer, and Escape or a tap beside it closes it. */
export function SidebarFrame({ sidebar, title, openMenu, children }: SidebarFrameProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // A long list scrolls by itself. The entry of the open view must be in sight.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (list.current && here) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2
  }, [])
  return (
    <div className="page-width grid gap-5 py-5 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 lg:py-8 print:block print:p-0">
      <div className="max-lg:hidden print:hidden">
        <div
          ref={list}
          className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-card border border-line bg-surface p-3"
        >
          {sidebar()}
        </div>
      </div>
      <div className="min-w-0">
        <Button
          look="quiet"
          size="small"
          className="mb-4 lg:hidden print:hidden"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => {
            setWasOpened(true)
            setOpen(true)
          }}
        >
          <Menu aria-hidden="true" className="size-4.5" />
          {openMenu}
        </Button>
        {wasOpened && (
          <Suspense>
            <Drawer open={isOpen} onOpenChange={setOpen} title={title}>
              <div className="-mx-2">{sidebar(() => setOpen(false))}</div>
            </Drawer>
          </Suspense>
        )}
        {children}
      </div>
    </div>
  )
}
