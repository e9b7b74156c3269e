import { useState } from 'react'
import { account } from '#texts/account/account.ts'
import { AlreadyLoggedIn } from '#web/account/sign-in/already-logged-in.tsx'
import { useGoBack } from '#web/shared/address/go-back.ts'
import { useLoginArrival } from '#web/shared/address/use-login-arrival.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { sessionStarted, useSession } from '#web/shared/session/session.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { MailNotice } from '#web/ui/fields/form-notice.tsx'
import { LoginForm } from './login-form.tsx'
import { runPendingActions } from './run-pending-actions.ts'
import { StoreSessionOver } from './store-session-over.tsx'

export function loginHead(origin: string) {
  return accountHead(origin, { ...account.login, path: '/login' })
}

export function LoginPage() {
  const texts = account.login
  const { person } = useSession()
  const { returnPath, mailSentTo, storeSessionOver } = useLoginArrival()
  const client = useClient()
  const goBack = useGoBack()
  // After a login the page navigates away, so 'You are logged in' would only flash.
  const [isLeaving, setLeaving] = useState(false)

  async function leave(email: string) {
    setLeaving(true)
    const address = await runPendingActions(client, email, returnPath)
    sessionStarted()
    goBack(address)
  }

  return (
    <AccountScreen artwork="palm-tree" welcome={texts.welcome} perks={texts.perks}>
      {storeSessionOver ? (
        <StoreSessionOver returnPath={storeSessionOver} person={person} />
      ) : person && !isLeaving ? (
        <AlreadyLoggedIn person={person} returnPath={returnPath} />
      ) : (
        <>
          <ScreenHeading title={texts.heading} />
          <p className="mt-2 mb-6 text-lg text-muted">
            {texts.newHere}{' '}
            <AppLink
              to="/signup"
              search={returnPath ? { next: returnPath } : {}}
              className="font-semibold text-lagoon hover:underline"
            >
              {texts.signUp}
            </AppLink>
          </p>
          {mailSentTo && (
            <div className="mb-6">
              <MailNotice>{texts.mailSent(mailSentTo)}</MailNotice>
            </div>
          )}
          <LoginForm email={mailSentTo} onLoggedIn={leave} />
          <p className="mt-8 border-t border-line pt-5 text-muted">
            {texts.storeOwner}{' '}
            <AppLink
              to="/admin/signup"
              className="font-semibold text-lagoon underline hover:text-lagoon-deep"
            >
              {texts.clickHere}
            </AppLink>{' '}
            {texts.toStoreSignup}
          </p>
        </>
      )}
    </AccountScreen>
  )
}
