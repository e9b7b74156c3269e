import { errorPages as texts } from '#texts/shared/error-pages.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { FullPageMessage } from '#web/ui/frame/full-page-message.tsx'

export function FailurePage({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <FullPageMessage
      artwork="umbrella-with-rain-drops"
      kicker={texts.failureTitle}
      title={texts.failure}
      text={texts.failureText}
    >
      <Button onClick={onTryAgain}>{texts.tryAgain}</Button>
      <ButtonLink to="/" look="quiet">
        {texts.backHome}
      </ButtonLink>
    </FullPageMessage>
  )
}
