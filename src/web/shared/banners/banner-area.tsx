import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { banners as texts } from '#texts/shared/banners.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { dueIn } from '#web/shared/reading/due.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { BannerLine } from './banner-line.tsx'
import { bannersQuery } from './banners-query.ts'
import { dismiss, hiddenWhenDismissed, markOf, useDismissed } from './dismissed.ts'
import { messageStayMs } from './message-stay.ts'

/** Turning is not needed for the first message. */
const BannerTurns = lazy(async () => ({ default: (await import('./banner-turns.tsx')).BannerTurns }))

/** Room for the buttons that turn the messages: below the cross on a phone, beside it elsewhere. */
const severalLook = 'sm:pr-22 motion-reduce:pr-22 sm:motion-reduce:pr-33'

/**
 * The website owner's messages under the header, on top of each other. Before hydration a style rule hides the dismissed
 * ones, and the first of the others covers the rest. The height is always the same. The site's own line cannot be
 * dismissed, because without it the box would be empty.
 */
export function BannerArea() {
  const { data: banners = [] } = useQuery(bannersQuery(useClient()))
  const dismissed = useDismissed()
  const isLive = dismissed !== undefined
  const area = useRef<HTMLElement>(null)
  const [turn, setTurn] = useState(0)
  const marks = banners.map(markOf)
  const left = banners.filter((banner) => !dismissed?.split(' ').includes(markOf(banner)))
  const position = turn % (left.length || 1)
  const areSeveral = banners.length > 1

  return (
    <aside
      ref={area}
      tabIndex={-1}
      aria-label={texts.label}
      {...(areSeveral && dueIn(messageStayMs))}
      className="border-b border-line bg-lagoon-tint outline-none print:hidden"
    >
      {!isLive && <style>{marks.map(hiddenWhenDismissed).join('')}</style>}
      <div className="banner-line-height page-width">
        <div className="relative isolate h-full">
          <ul className="h-full overflow-hidden noscript:overflow-y-auto">
            {left.map((banner, index) => (
              <li
                key={markOf(banner)}
                data-banner={markOf(banner)}
                inert={isLive && index !== position}
                className={`absolute inset-0 flex items-center bg-lagoon-tint pr-11 transition-[opacity,visibility] duration-700 noscript:relative noscript:h-full ${areSeveral ? severalLook : ''} ${isLive && index !== position ? 'invisible opacity-0' : ''}`}
                // The first covers the others until one is chosen.
                style={{ zIndex: banners.length - index }}
              >
                <BannerLine {...banner} />
                <IconButton
                  label={texts.dismiss}
                  onClick={() => {
                    dismiss(markOf(banner))
                    // The pressed button is gone.
                    area.current?.focus()
                  }}
                  className={`absolute right-0 text-muted hover:bg-surface hover:text-ink noscript:hidden ${areSeveral ? 'max-sm:top-0 max-sm:h-9.5!' : ''}`}
                >
                  <X aria-hidden="true" className="size-4.5" />
                </IconButton>
              </li>
            ))}
            {(!isLive || left.length === 0) && (
              <li className={`flex h-full items-center ${banners.length > 0 ? 'noscript:hidden' : ''}`}>
                <BannerLine message={texts.ownLine} link="/stores" picture={null} />
              </li>
            )}
          </ul>
          {isLive && left.length > 1 && (
            <Suspense>
              <BannerTurns area={area} total={left.length} position={position} onTurn={setTurn} />
            </Suspense>
          )}
        </div>
      </div>
    </aside>
  )
}
