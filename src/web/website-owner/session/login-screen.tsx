import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ownerAccess } from '#texts/website-owner/session.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { useConsoleDoor, useStillLoggedIn } from '#web/website-owner/console/use-owner-session.ts'
import { wayBackIn } from '#web/website-owner/console/way-back.ts'
import { OwnerLoginForm } from './owner-login-form.tsx'

export default function OwnerLogin() {
  const { login: texts } = ownerAccess
  const { enter } = useConsoleDoor()
  const wayBack = wayBackIn(useSearch({ strict: false }))
  const isStillIn = useStillLoggedIn()
  const goTo = useGoTo()
  useEffect(() => {
    if (isStillIn) goTo(wayBack ?? '/owner')
  }, [isStillIn, goTo, wayBack])
  return (
    <AccountScreen artwork="key">
      <ScreenHeading title={texts.heading} text={texts.text} />
      <div className="mt-6">
        <OwnerLoginForm onLoggedIn={() => enter(wayBack)} />
      </div>
    </AccountScreen>
  )
}
