import { useQuery } from '@tanstack/react-query'
import { type HistoryState, useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { storeSessionChanged, useSession } from '#web/shared/session/session.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { useGoTo, useGoToPath } from '#web/ui/buttons/app-link.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { StoreAlreadyIn } from './store-already-in.tsx'
import { StoreLoginForm } from './store-login-form.tsx'
import { storeSessionQuery } from './store-session-query.ts'

export { ResetPasswordPage, resetPasswordHead } from './reset-store-password.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email of a store that has just registered. */
    storeEmail?: string
  }
}

const path = '/admin/login'

export function adminLoginHead(origin: string) {
  return accountHead(origin, { ...storeRegistration.login, path })
}

export function AdminLoginPage() {
  const { login: texts } = storeRegistration
  const { forgot } = useSearch({ from: path })
  return (
    <AccountScreen artwork="convenience-store" welcome={texts.welcome} perks={texts.perks}>
      {forgot ? <Forgotten /> : <Login />}
    </AccountScreen>
  )
}

function Login() {
  const { login: texts, alreadyIn } = storeRegistration
  const { data: isIn } = useQuery(storeSessionQuery(useStoreClient()))
  const { person } = useSession()
  const email = useOpenedStore()
  const { next = '/admin/dashboard' } = useSearch({ from: path })
  const goToPath = useGoToPath()
  // After a login the page navigates away, so 'Your store is logged in' would only flash.
  const [isLeaving, setLeaving] = useState(false)
  const isInteractive = useIsInteractive()

  function leave() {
    setLeaving(true)
    storeSessionChanged()
    goToPath(next)
  }

  if (isInteractive && isIn && !isLeaving) {
    return (
      <>
        <ScreenHeading title={alreadyIn.heading} text={alreadyIn.text} />
        <StoreAlreadyIn />
      </>
    )
  }
  return (
    <>
      <ScreenHeading title={texts.heading} text={email && texts.created(email)} />
      {!email && (
        <p className="mt-2 text-lg text-muted">
          {texts.noStore} <PlainLink to="/admin/signup">{texts.toSignup}</PlainLink>
        </p>
      )}
      <div className="mt-6">
        <StoreLoginForm key={email} email={email} onLoggedIn={leave} />
      </div>
      {!person && (
        <p className="mt-8 border-t border-line pt-5 text-muted">
          {texts.shopper} <PlainLink to="/login">{texts.toLogin}</PlainLink>
        </p>
      )}
    </>
  )
}

function Forgotten() {
  const { forgot: texts } = storeRegistration
  const session = useSession()
  const goTo = useGoTo()

  function leave() {
    storeSessionChanged()
    goTo({ to: path })
  }

  return (
    <>
      <ScreenHeading title={texts.heading} />
      <div className="mt-2">
        <ForgottenPassword session={session} here={`${path}?forgot=true`} onChanged={leave} />
      </div>
      <p className="mt-6">
        <PlainLink to={path}>{texts.back}</PlainLink>
      </p>
    </>
  )
}

/** The registration passes the email in the history state, not in the address. */
function useOpenedStore(): string | undefined {
  const { state } = useLocation()
  const told: HistoryState = useIsInteractive() ? state : {}
  return told.storeEmail
}
