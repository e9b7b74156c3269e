import { common } from '#texts/shared/common.ts'
import { errorPages as texts } from '#texts/shared/error-pages.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { FullPageMessage } from '#web/ui/frame/full-page-message.tsx'

export const notFoundTitle = `${texts.notFoundTitle} – ${common.siteName}`

interface NotFoundPageProps {
  title?: string
  text?: string
}

/** Shown instead of a page, a product or a store that does not exist. */
export function NotFoundPage({ title = texts.notFound, text = texts.notFoundText }: NotFoundPageProps) {
  return (
    <FullPageMessage artwork="dodo" kicker={texts.notFoundTitle} title={title} text={text}>
      <ButtonLink to="/">{texts.backHome}</ButtonLink>
      <ButtonLink to="/hot-deals" look="quiet">
        {texts.hotDeals}
      </ButtonLink>
      <ButtonLink to="/stores" look="quiet">
        {texts.allStores}
      </ButtonLink>
    </FullPageMessage>
  )
}
