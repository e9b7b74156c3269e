import { useSyncExternalStore } from 'react'
import type { Banner } from '#contract/public/banners.ts'

const storageKey = 'zilbazar-banners'
/** Older ones have ended. */
const mostRemembered = 50

/** Runs in the head before the first paint, so that a dismissed message never flashes. */
export const dismissedScript = `try{document.documentElement.dataset.dismissed=localStorage.getItem('${storageKey}')||''}catch(e){}`

/** Names a message until it is edited, with the letters that a style rule may contain. */
export const markOf = ({ _id, version }: Banner) => `b${_id}-${version}`

/** The style rule that hides a dismissed message before hydration. */
export const hiddenWhenDismissed = (mark: string) =>
  `[data-dismissed~=${mark}] [data-banner=${mark}]{display:none}`

let onChange: (() => void) | undefined
function subscribe(listener: () => void) {
  onChange = listener
  return () => {
    onChange = undefined
  }
}

/** The marks of the dismissed messages; undefined before hydration. */
export const useDismissed = () =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.dismissed ?? '',
    () => undefined,
  )

export function dismiss(mark: string): void {
  const { dataset } = document.documentElement
  const marks = [...(dataset.dismissed ?? '').split(' '), mark].slice(-mostRemembered).join(' ').trim()
  dataset.dismissed = marks
  try {
    localStorage.setItem(storageKey, marks)
  } catch {
    // Storage may be blocked. The message then stays away as long as the page.
  }
  onChange?.()
}
