/** What lies open over the page, the topmost last. */
const overlays: { close: () => void }[] = []
/** The page's own entry and those of its overlays carry the same key of the router. */
let pageKey: string | undefined
/** A move of ours through the history is under way. */
let isMoving = false
/** What the router asked for meanwhile: the entry it would be written to is being left. */
const waiting: (() => void)[] = []

/** How many overlays the current entry stands for. */
const depth = (): number => history.state?.overlays ?? 0
const keyHere = (): string | undefined => history.state?.__TSR_key

/** Until the returned function is called, Back closes instead of leaving the page. The router never hears of these entries. */
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

/** Brings the history to as many entries as there are overlays. Later than a link followed inside one, which takes its entry. */
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
    // Forward leads to an entry whose overlay is gone: nothing is opened again.
    setTimeout(settle)
  },
  true,
)

const push = history.pushState
const replace = history.replaceState
history.pushState = (...entry) => {
  if (isMoving) waiting.push(() => History.prototype.pushState.apply(history, entry))
  // A link followed inside an overlay takes the place of its entry.
  else (depth() > 0 ? replace : push).apply(history, entry)
}
history.replaceState = (...entry) => {
  if (isMoving) waiting.push(() => History.prototype.replaceState.apply(history, entry))
  else replace.apply(history, entry)
}

// A page that was loaded again starts without its overlays.
settle()
