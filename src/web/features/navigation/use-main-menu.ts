import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** The collapsible menu of small screens: closes on Escape, and by itself once its visitor has gone elsewhere. */
export function useMainMenu() {
  const here = useLocation()
  const [openedAt, setOpenedAt] = useState<typeof here>()
  const isOpen = openedAt === here
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenedAt(undefined)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  return { isOpen, button, toggle: () => setOpenedAt(isOpen ? undefined : here) }
}
