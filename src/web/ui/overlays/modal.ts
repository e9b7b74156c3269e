const tabStops = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]'

/** Tab goes round inside the element, and into it from outside. */
export function keepTabInside(element: HTMLElement, event: KeyboardEvent): void {
  const stops = element.querySelectorAll<HTMLElement>(tabStops)
  const [first, last] = [stops[0], stops[stops.length - 1]]
  const here = document.activeElement
  const isInside = element.contains(here)
  const next = event.shiftKey ? here === first && last : here === last && first
  const target = isInside ? next : first
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** Keeps the page from scrolling, and hides from screen readers what is beside the element. Returns the way back. */
export function lockPage(element: HTMLElement): () => void {
  const { style: root, clientWidth } = document.documentElement
  const { style: body } = document.body
  const [gutter, overflow] = [root.scrollbarGutter, body.overflow]
  const hidden = [...document.body.children].filter(
    (sibling) =>
      sibling !== element &&
      !sibling.hasAttribute('aria-hidden') &&
      !sibling.matches('script, style, [aria-live]') &&
      !sibling.querySelector('[aria-live]'),
  )
  for (const sibling of hidden) sibling.setAttribute('aria-hidden', 'true')
  // Where a scroll bar takes room, the room stays, so that nothing moves.
  if (innerWidth > clientWidth) root.scrollbarGutter = 'stable'
  body.overflow = 'hidden'
  return () => {
    root.scrollbarGutter = gutter
    body.overflow = overflow
    for (const sibling of hidden) sibling.removeAttribute('aria-hidden')
  }
}
