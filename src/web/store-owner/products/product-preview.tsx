import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ownProducts } from '#texts/store-owner/products.ts'

/** The preview of the card: sticky on wide screens, folded on a phone. */
export function ProductPreview({ children }: { children: ReactNode }) {
  const { preview: texts } = ownProducts
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <aside aria-label={texts.title}>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
        className="flex min-h-11 w-full items-center justify-between rounded-xl border border-line bg-surface px-4 font-semibold hover:border-lagoon @3xl:hidden"
      >
        {isShown ? texts.hide : texts.show}
        <ChevronDown aria-hidden="true" className={`size-4.5 transition ${isShown ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} className={isShown ? '@max-3xl:mt-3' : '@max-3xl:hidden'}>
        <h2 className="heading text-lg @max-3xl:sr-only">{texts.title}</h2>
        <p className="mb-3 text-sm text-muted">{texts.text}</p>
        {/* The preview is inert, because its links would leave the form. */}
        <div inert className="w-60 max-w-full">
          {children}
        </div>
      </div>
    </aside>
  )
}
