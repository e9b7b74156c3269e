import { common } from '#texts/shared/common.ts'
import { errorPages as texts } from '#texts/shared/error-pages.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { FullPageMessage } from '#web/ui/frame/full-page-message.tsx'

export const notFoundTitle = `${texts.notFoundTitle} – ${common.siteName}`

export function NotFoundPage() {
  return (
    <FullPageMessage
      artwork="dodo"
      kicker={texts.notFoundTitle}
      title={texts.notFound}
      text={texts.notFoundText}
    >
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
