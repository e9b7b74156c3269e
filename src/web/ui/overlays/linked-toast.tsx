import { useEffect, useRef, useState } from 'react'
import { toast as library, type Toast } from 'react-hot-toast/headless'
import { AppLink, type Destination } from '../buttons/app-link.tsx'
import { ToastPill } from './toast-pill.tsx'

interface ToastWords {
  sentence: string
  label: string
  isGood?: boolean
}

/** The link leads to a page of ours, or to another site. */
export type LinkedToast = ToastWords & (Destination | { href: string })

/** As long as every error toast. */
const shownForMs = 4000

const linkLook =
  'inline-flex min-h-6 flex-none items-center font-semibold whitespace-nowrap text-lagoon underline hover:text-lagoon-deep pointer-coarse:min-h-11'

/** Shows one toast for a sentence, however often it is shown. */
export function showLinked(toast: LinkedToast): void {
  library.custom((shown) => <LinkedPill toast={toast} shown={shown} />, {
    id: toast.sentence,
    duration: Number.POSITIVE_INFINITY,
  })
}

/** A toast that stays while it is hovered or focused. */
function LinkedPill({ shown, toast }: { shown: Toast; toast: LinkedToast }) {
  const { sentence, label, isGood = false, ...target } = toast
  const [isHeld, setHeld] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const before = useRef<Element>(null)
  const { id, visible, createdAt } = shown
  const dismiss = () => library.dismiss(id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: said again, it stays for its whole time again
  useEffect(() => {
    if (isHeld || !visible) return
    const timer = setTimeout(dismiss, shownForMs)
    return () => clearTimeout(timer)
  }, [isHeld, visible, createdAt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: said again, it is offered again
  useEffect(() => {
    if (!isFromKeyboard()) return
    before.current = document.activeElement
    link.current?.focus()
  }, [createdAt])

  function giveBack() {
    dismiss()
    if (before.current instanceof HTMLElement) before.current.focus()
  }

  return (
    <ToastPill
      role="region"
      aria-label={sentence}
      isGood={isGood}
      sentence={sentence}
      inert={!visible}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && giveBack()}
    >
      {'href' in target ? (
        <a
          ref={link}
          href={target.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={dismiss}
          className={linkLook}
        >
          {label}
        </a>
      ) : (
        <AppLink ref={link} {...target} onClick={dismiss} className={linkLook}>
          {label}
        </AppLink>
      )}
    </ToastPill>
  )
}

/**
 * A key press moves the focus to the link, because Tab would not reach it in four seconds. A dialog keeps the
 * focus.
 */
function isFromKeyboard(): boolean {
  const pressed = document.activeElement
  return Boolean(
    pressed?.matches('button:focus-visible, [type=radio]:focus-visible') && !pressed.closest('[role=dialog]'),
  )
}
