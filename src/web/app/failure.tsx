import { detours as texts } from '#texts/shared/detours.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Detour } from '#web/ui/frame/detour.tsx'

export function FailurePage({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Detour
      artwork="umbrella-with-rain-drops"
      kicker={texts.failureTitle}
      title={texts.failure}
      text={texts.failureText}
    >
      <Button onClick={onTryAgain}>{texts.tryAgain}</Button>
      <ButtonLink to="/" look="quiet">
        {texts.backHome}
      </ButtonLink>
    </Detour>
  )
}
