import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { common } from '#texts/shared/common.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { afterPaint } from '../time/after-paint.ts'
import { keepTabInside, lockPage } from './modal.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

interface QuickDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/**
 * A drawer that a slow phone opens without a long task. The one of the dialogs measures styles and moves the focus while
 * it is inserted, so that everything is styled and laid out at once; this one does that after its first frame.
 */
export function QuickDrawer({ open, ...drawer }: QuickDrawerProps) {
  // It stays while it slides out.
  const [isThere, setThere] = useState(open)
  if (open && !isThere) setThere(true)
  useCloseOnBack(open, () => drawer.onOpenChange(false))
  return (
    isThere && createPortal(<Panel open={open} {...drawer} onGone={() => setThere(false)} />, document.body)
  )
}

function Panel({ open, onOpenChange, title, children, onGone }: QuickDrawerProps & { onGone: () => void }) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const state = open ? 'open' : 'closed'
  const close = useEffectEvent(() => onOpenChange(false))
  const gone = useEffectEvent(onGone)

  // As soon as it can be seen, Escape closes it.
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      else if (event.key === 'Tab') keepTabInside(element, event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  useEffect(() => {
    const element = panel.current
    if (!open || !element) return
    const opener = document.activeElement
    let unlock: (() => void) | undefined
    const cancel = afterPaint(() => {
      element.querySelector('button')?.focus({ preventScroll: true })
      unlock = lockPage(element)
    })
    return () => {
      cancel()
      unlock?.()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])

  useLayoutEffect(() => {
    if (open) return
    const sliding = panel.current?.getAnimations?.() ?? []
    void Promise.allSettled(sliding.map(({ finished }) => finished)).then(() => gone())
  }, [open])

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape and the close button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        data-state={state}
        onClick={() => onOpenChange(false)}
        className="fixed inset-0 z-50 touch-none bg-black/45 data-[state=closed]:animate-veil-out data-[state=open]:animate-veil-in"
      />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        data-state={state}
        className="fixed inset-y-0 left-0 z-50 flex w-[min(22rem,calc(100vw-3rem))] flex-col bg-surface pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] text-ink shadow-float contain-content forced-colors:border data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in"
      >
        <div className="flex items-center justify-between gap-4 flex-nowrap! border-b border-line py-2 pr-2 pl-5">
          <h2 id={titleId} className="heading line-clamp-2 min-w-0 text-lg wrap-anywhere">
            {title}
          </h2>
          <IconButton
            label={common.close}
            className="hover:bg-lagoon-tint"
            onClick={() => onOpenChange(false)}
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      </div>
    </>
  )
}
