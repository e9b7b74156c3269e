import { useRouter } from '@tanstack/react-router'
import { errorPages as texts } from '#texts/shared/error-pages.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { FullPageMessage } from '#web/ui/frame/full-page-message.tsx'
import { withRequest } from '#web/ui/panels/with-request.ts'

interface SentencesProps {
  title: string
  text: string
}

/** Shown for a product or store that does not exist. */
export function Missing({ title, text }: SentencesProps) {
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

/** Shown for a product or store that could not be loaded. */
export function NotLoaded({ title, text, error }: SentencesProps & { error: unknown }) {
  const router = useRouter()
  return (
    <FullPageMessage
      artwork="umbrella-with-rain-drops"
      kicker={texts.failureTitle}
      title={title}
      text={withRequest(text, error)}
      isFailure
    >
      <Button onClick={() => void router.invalidate()}>{texts.tryAgain}</Button>
      <ButtonLink to="/" look="quiet">
        {texts.backHome}
      </ButtonLink>
    </FullPageMessage>
  )
}
