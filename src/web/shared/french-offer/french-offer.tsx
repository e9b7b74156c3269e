import { createRoot } from 'react-dom/client'
import { inLanguage } from '#domain/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { rememberLanguage } from '#web/ui/look/remember-language.ts'

/** In French on the English pages: those who are asked read French. */
const words = {
  question: 'Zilbazar en français\u00a0?',
  yes: 'Oui, en français',
  no: 'Non, merci',
}

const storageKey = 'french-offered'
const robots = /bot\b|crawl|spider|slurp|lighthouse/i

/** Asks once in this browser. It is not asked where that cannot be remembered. */
export function offerFrench(): void {
  if (robots.test(navigator.userAgent) || !isFirstTime()) return
  const place = document.body.appendChild(document.createElement('div'))
  const rendered = createRoot(place)
  const close = () => {
    rendered.unmount()
    place.remove()
  }
  rendered.render(<FrenchOffer onClose={close} />)
}

function isFirstTime(): boolean {
  try {
    if (localStorage.getItem(storageKey)) return false
    localStorage.setItem(storageKey, 'true')
    return true
  } catch {
    return false
  }
}

/**
 * Over the bottom of the page, so that nothing moves, and on a phone above the contact buttons of a store. It takes no
 * focus.
 */
export function FrenchOffer({ onClose }: { onClose: () => void }) {
  return (
    <section
      aria-label={words.question}
      lang="fr"
      className="fixed inset-x-3 bottom-20 z-30 mx-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-3 pl-4 text-ink shadow-float sm:bottom-4 sm:w-fit print:hidden"
    >
      <p className="font-semibold">{words.question}</p>
      <div className="flex gap-2">
        <Button
          look="quiet"
          onClick={() => {
            rememberLanguage('en')
            onClose()
          }}
        >
          {words.no}
        </Button>
        <Button
          onClick={() => {
            rememberLanguage('fr')
            const { pathname, search, hash } = location
            location.assign(inLanguage('fr', pathname + search + hash))
          }}
        >
          {words.yes}
        </Button>
      </div>
    </section>
  )
}
