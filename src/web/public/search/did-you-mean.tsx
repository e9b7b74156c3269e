import { search as texts } from '#texts/public/search.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { searchPath as to } from './search-params.ts'

interface DidYouMeanProps {
  q: string
  tab: 'stores' | undefined
  /** The results are close spellings. */
  isClose: boolean
  meant: string | undefined
}

const linkLook =
  'inline-flex min-h-8 items-center font-semibold text-lagoon underline underline-offset-4 hover:text-lagoon-deep pointer-coarse:min-h-11'

/** Offers corrected words, and the words as typed when others were searched for. */
export function DidYouMean({ q, tab, isClose, meant }: DidYouMeanProps) {
  if (!isClose && !meant) return null
  return (
    <div className="mt-1 text-lg wrap-anywhere text-muted">
      {isClose && <p>{texts.closeTo(q)}</p>}
      <p className="flex flex-wrap gap-x-5 text-base">
        {meant && (
          <span>
            {texts.didYouMean}{' '}
            <AppLink to={to} search={{ q: meant, tab }} className={linkLook}>
              {meant}
            </AppLink>
            {texts.questionMark}
          </span>
        )}
        {isClose && (
          <AppLink to={to} search={{ q, tab, exact: true }} className={linkLook}>
            {texts.searchInstead(q)}
          </AppLink>
        )}
      </p>
    </div>
  )
}
