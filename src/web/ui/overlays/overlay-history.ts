/** The open overlays, the topmost last. */
const overlays: { close: () => void }[] = []
/** The page's entry and those of its overlays have the same router key. */
let pageKey: string | undefined
/** A history move of ours is in progress. */
let isMoving = false
/** Router calls that wait for the move, because their entry is being left. */
const waiting: (() => void)[] = []

/** The number of overlays of the current entry. */
const depth = (): number => history.state?.overlays ?? 0
const keyHere = (): string | undefined => history.state?.__TSR_key

/**
 * Back closes the overlay instead of leaving the page, until the returned function is called. The router does
 * not see these entries.
 */
export function closeOnBack(close: () => void): () => void {
  const overlay = { close }
  overlays.push(overlay)
  setTimeout(settle)
  return () => {
    const at = overlays.indexOf(overlay)
    if (at >= 0) overlays.splice(at, 1)
    setTimeout(settle)
  }
}

/**
 * Brings the history to as many entries as there are overlays. It runs after a link followed inside one,
 * which replaces its entry.
 */
function settle(): void {
  if (isMoving) return
  const surplus = depth() - overlays.length
  if (surplus > 0) {
    isMoving = true
    history.go(-surplus)
  }
  while (depth() < overlays.length) {
    pageKey = keyHere()
    History.prototype.pushState.call(history, { ...history.state, overlays: depth() + 1 }, '')
  }
}

addEventListener(
  'popstate',
  (event) => {
    const isOwnMove = isMoving
    isMoving = false
    if (isOwnMove) {
      event.stopImmediatePropagation()
      for (const write of waiting.splice(0)) write()
    } else if (overlays.length > 0 && keyHere() === pageKey) {
      event.stopImmediatePropagation()
      while (overlays.length > depth()) overlays.pop()?.close()
    }
    // Forward leads to an entry whose overlay is gone, and nothing is opened again.
    setTimeout(settle)
  },
  true,
)

const push = history.pushState
const replace = history.replaceState
history.pushState = (...entry) => {
  if (isMoving) waiting.push(() => History.prototype.pushState.apply(history, entry))
  // A link followed inside an overlay replaces its entry.
  else (depth() > 0 ? replace : push).apply(history, entry)
}
history.replaceState = (...entry) => {
  if (isMoving) waiting.push(() => History.prototype.replaceState.apply(history, entry))
  else replace.apply(history, entry)
}

// A reloaded page starts without overlays.
settle()
