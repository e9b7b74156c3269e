import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** A dropdown under its button. It closes on Escape, outside clicks and navigation. */
export function useDropdown(container?: RefObject<HTMLElement | null>) {
  const here = useLocation()
  const [openedAt, setOpenedAt] = useState<typeof here>()
  const isOpen = openedAt === here
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenedAt(undefined)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const closeOutside = ({ target }: Event) => {
      if (container?.current && !container.current.contains(target as Node)) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen, container])

  return {
    isOpen,
    button,
    close: () => setOpenedAt(undefined),
    toggle: () => setOpenedAt(isOpen ? undefined : here),
  }
}
