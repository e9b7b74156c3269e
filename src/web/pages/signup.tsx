import { useNavigate } from '@tanstack/react-router'
import { account } from '#texts/account.ts'
import { useSession } from '#web/api/session.ts'
import { claimWanted } from '#web/api/wanted.ts'
import { AccountScreen, ScreenHeading } from '#web/features/account/account-screen.tsx'
import { AlreadyLoggedIn } from '#web/features/account/already-logged-in.tsx'
import { SignupForm } from '#web/features/account/signup-form.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { accountHead } from './account-head.ts'
import { useArrival } from './way-back.ts'

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
              claimWanted(email, wayBack)
              void navigate({ to: '/login', search, state: { mailSentTo: email } })
            }}
          />
        </>
      )}
    </AccountScreen>
  )
}
