import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { storeApplication } from '#texts/shared/application.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'

const looks = {
  open: { artwork: 'open-mailbox-with-raised-flag', badge: 'lagoon' },
  asked: { artwork: 'bellhop-bell', badge: 'sunset' },
  approved: { artwork: 'convenience-store', badge: 'cane' },
  refused: { artwork: 'umbrella-with-rain-drops', badge: 'lagoon' },
} as const

interface StatePanelProps {
  state: keyof typeof looks
  /** The state has just changed and replaces the form that had the focus. */
  isNews: boolean
  children: ReactNode
}

/** The state of an application and what it means. */
export function StatePanel({ state, isNews, children }: StatePanelProps) {
  const { badge, heading } = storeApplication[state]
  const look = looks[state]
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (isNews) title.current?.focus()
  }, [isNews])
  return (
    <section
      aria-labelledby="application-state"
      className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-7"
    >
      <div className="flex items-center gap-4">
        <Artwork name={look.artwork} size={56} />
        <div className="min-w-0">
          <Badge look={look.badge}>{badge}</Badge>
          <h2 ref={title} id="application-state" tabIndex={-1} className="heading mt-1 text-xl outline-none">
            {heading}
          </h2>
        </div>
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}
