import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface WorkQueueProps {
  label: string
  /** The ids of the cards, in order. */
  ids: readonly string[]
  children: ReactNode
}

/** When a card leaves the queue, the next one takes the focus. */
export function WorkQueue({ label, ids, children }: WorkQueueProps) {
  const queue = useRef<HTMLElement>(null)
  const before = useRef(ids)
  useLayoutEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    // The focus is only moved when it was lost with the card.
    if (gone < 0 || document.activeElement !== document.body) return
    const cards = queue.current?.querySelectorAll('article')
    const next = cards?.[Math.min(gone, cards.length - 1)] ?? queue.current
    next?.focus()
  }, [ids])
  return (
    <section ref={queue} aria-label={label} tabIndex={-1} className="@container outline-none">
      {children}
    </section>
  )
}

interface WorkCardProps {
  title: ReactNode
  marks?: ReactNode
  /** The buttons, sticky at the bottom while the card scrolls. */
  acts?: ReactNode
  /** The consequence of the actions, in one line. */
  note?: string
  children: ReactNode
}

export function WorkCard({ title, marks, acts, note, children }: WorkCardProps) {
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      tabIndex={-1}
      className="scroll-mt-20 rounded-card border border-line bg-surface outline-none focus-visible:border-lagoon"
    >
      {/* The margins keep the sticky buttons from covering the beginning of the card. */}
      <div className={`p-4 sm:p-6 ${acts ? '-mb-52' : ''}`}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 id={id} className="heading text-xl wrap-anywhere">
            {title}
          </h2>
          {marks}
        </div>
        <div className="mt-3">{children}</div>
        {note && <p className="mt-4 text-sm text-muted">{note}</p>}
      </div>
      {acts && (
        <div
          data-acts=""
          className="z-10 mt-52 flex flex-wrap gap-2.5 rounded-b-card border-t border-line bg-surface px-4 py-3 sm:px-6 [@media(min-height:35rem)]:sticky [@media(min-height:35rem)]:bottom-0"
        >
          {acts}
        </div>
      )}
    </article>
  )
}
