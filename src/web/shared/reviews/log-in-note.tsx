import { reviews as texts } from '#texts/shared/reviews.ts'
import { useReturnTo } from '#web/shared/address/use-return-to.ts'
import { useSession } from '#web/shared/session/session.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'

/** Tells visitors that they need an account, with a link to the login and back. */
export function LogInNote() {
  const returnTo = useReturnTo()
  const { state } = useSession()
  if (state === 'person') return null
  return (
    <p className={`text-sm text-muted ${state === 'unknown' ? 'likely-person:hidden' : ''}`}>
      {texts.needsAccount}{' '}
      <AppLink
        to="/login"
        search={returnTo}
        className="inline-flex min-h-6 items-center font-semibold text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:min-h-11"
      >
        {texts.logIn}
      </AppLink>
    </p>
  )
}
