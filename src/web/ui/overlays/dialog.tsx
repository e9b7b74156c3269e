import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { common } from '#texts/shared/common.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The id of the text that says what the dialog is about. */
  describedBy?: string
  /** False for a question that Back itself has opened. */
  closesOnBack?: boolean
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  return (
    <Sheet
      {...props}
      position="inset-x-4 top-1/2 mx-auto max-h-[85dvh] max-w-lg -translate-y-1/2 rounded-card data-[state=open]:animate-dialog-in"
    />
  )
}

/** Slides in from the left over the page. */
export function Drawer(props: DialogProps) {
  return (
    <Sheet
      {...props}
      position="inset-y-0 left-0 pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] w-[min(22rem,calc(100vw-3rem))] data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in"
    />
  )
}

function Sheet(props: DialogProps & { position: string }) {
  const { open, onOpenChange, title, describedBy, closesOnBack = true, children, position } = props
  // The opener need not be a trigger inside the dialog, so the focused element is remembered.
  const opener = useRef<Element>(null)
  useCloseOnBack(open && closesOnBack, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {/* Without a container the content would be rendered in one long step after the portal. */}
      <Radix.Portal container={globalThis.document?.body}>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/45 data-[state=closed]:animate-veil-out data-[state=open]:animate-veil-in" />
        <Radix.Content
          aria-describedby={describedBy}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className={`fixed z-50 flex flex-col forced-colors:border bg-surface text-ink shadow-float ${position}`}
        >
          <div className="flex items-center justify-between gap-4 flex-nowrap! border-b border-line py-2 pr-2 pl-5">
            <Radix.Title className="heading line-clamp-2 min-w-0 text-lg wrap-anywhere">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={common.close} className="hover:bg-lagoon-tint">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
