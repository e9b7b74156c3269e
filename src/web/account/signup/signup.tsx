import { useNavigate } from '@tanstack/react-router'
import { account } from '#texts/account/account.ts'
import { AlreadyLoggedIn } from '#web/account/sign-in/already-logged-in.tsx'
import { useLoginArrival } from '#web/shared/address/use-login-arrival.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { claimPendingActions } from '#web/shared/session/pending-actions.ts'
import { useSession } from '#web/shared/session/session.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { SignupForm } from './signup-form.tsx'

export function signupHead(origin: string) {
  return accountHead(origin, { ...account.signup, path: '/signup' })
}

export function SignupPage() {
  const texts = account.signup
  const { person } = useSession()
  const { returnPath } = useLoginArrival()
  const navigate = useNavigate()
  const search = returnPath ? { next: returnPath } : {}
  return (
    <AccountScreen artwork="hibiscus" welcome={texts.welcome} perks={texts.perks}>
      {person ? (
        <AlreadyLoggedIn person={person} returnPath={returnPath} />
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
              claimPendingActions(email, returnPath)
              void navigate({ to: '/login', search, state: { mailSentTo: email } })
            }}
          />
        </>
      )}
    </AccountScreen>
  )
}
