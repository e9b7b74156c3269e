import { useRouter } from '@tanstack/react-router'
import { errorPages as texts } from '#texts/shared/error-pages.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { FullPageMessage } from '#web/ui/frame/full-page-message.tsx'
import { withRequest } from '#web/ui/panels/with-request.ts'

interface FailurePageProps {
  error: unknown
  title?: string
  text?: string
}

/** Shown instead of a page that could not be loaded. */
export function FailurePage({ error, title = texts.failure, text = texts.failureText }: FailurePageProps) {
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
