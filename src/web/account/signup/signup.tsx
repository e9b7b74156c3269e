import { useNavigate } from '@tanstack/react-router'
import { account } from '#texts/account/account.ts'
import { AlreadyLoggedIn } from '#web/account/sign-in/already-logged-in.tsx'
import { useArrival } from '#web/shared/address/use-arrival.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { useSession } from '#web/shared/session/session.ts'
import { claimPendingActions } from '#web/shared/session/pending-actions.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { SignupForm } from './signup-form.tsx'

export function signupHead(origin: string) {
  return accountHead(origin, { ...account.signup, path: '/signup' })
}

export function SignupPage() {
  const texts = account.signup
  const { person } = useSession()
  const { wayBack } = useArrival()
  const navigate = useNavigate()
  const search = wayBack ? { next: wayBack } : {}
  return (
    <AccountScreen artwork="hibiscus" welcome={texts.welcome} perks={texts.perks}>
      {person ? (
        <AlreadyLoggedIn person={person} wayBack={wayBack} />
      ) : (
        <>
          <ScreenHeading title={texts.heading} />
          <p className="mt-2 mb-6 text-lg text-muted">
            {texts.haveAccount}{' '}
            <AppLink to="/login" search={search} className="font-semibold text-lagoon hover:underline">
              {texts.login}
            </AppLink>
          </p>
          <SignupForm
            onSignedUp={(email) => {
              claimPendingActions(email, wayBack)
              void navigate({ to: '/login', search, state: { mailSentTo: email } })
            }}
          />
        </>
      )}
    </AccountScreen>
  )
}
