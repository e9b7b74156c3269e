import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { common } from '#texts/shared/common.ts'
import { ownerAccess } from '#texts/website-owner/session.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { useGoToPath } from '#web/ui/buttons/app-link.tsx'
import { ConsolePage } from '#web/website-owner/console/console-page.tsx'
import { ownerHead } from '#web/website-owner/console/owner-head.ts'
import { useOwnerSessionActions, useStillLoggedIn } from '#web/website-owner/console/use-owner-session.ts'
import { OwnerLoginForm } from './owner-login-form.tsx'

const route = getRouteApi('/owner/login')

export const loginHead = () => ownerHead(`${ownerAccess.login.heading} – ${common.siteName}`)

export function OwnerLoginScreen() {
  return (
    <ConsolePage>
      <OwnerLogin />
    </ConsolePage>
  )
}

function OwnerLogin() {
  const { login: texts } = ownerAccess
  const { enter } = useOwnerSessionActions()
  const { next: returnPath } = route.useSearch()
  const isStillIn = useStillLoggedIn()
  const goToPath = useGoToPath()
  useEffect(() => {
    if (isStillIn) goToPath(returnPath ?? '/owner')
  }, [isStillIn, goToPath, returnPath])
  return (
    <AccountScreen artwork="key">
      <ScreenHeading title={texts.heading} text={texts.text} />
      <div className="mt-6">
        <OwnerLoginForm onLoggedIn={() => enter(returnPath)} />
      </div>
    </AccountScreen>
  )
}
