import { common } from '#texts/shared/common.ts'
import { detours as texts } from '#texts/shared/detours.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Detour } from '#web/ui/frame/detour.tsx'

export const notFoundTitle = `${texts.notFoundTitle} – ${common.siteName}`

export function NotFoundPage() {
  return (
    <Detour artwork="dodo" kicker={texts.notFoundTitle} title={texts.notFound} text={texts.notFoundText}>
      <ButtonLink to="/">{texts.backHome}</ButtonLink>
      <ButtonLink to="/hot-deals" look="quiet">
        {texts.hotDeals}
      </ButtonLink>
      <ButtonLink to="/stores" look="quiet">
        {texts.allStores}
      </ButtonLink>
    </Detour>
  )
}
