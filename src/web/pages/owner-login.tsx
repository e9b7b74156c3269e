import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ownerAccess } from '#texts/owner-access.ts'
import { AccountScreen, ScreenHeading } from '#web/features/account/account-screen.tsx'
import { useConsoleDoor, useStillLoggedIn } from '#web/features/console/use-owner-session.ts'
import { wayBackIn } from '#web/features/console/way-back.ts'
import { OwnerLoginForm } from '#web/features/owner-access/owner-login-form.tsx'
import { useGoTo } from '#web/ui/app-link.tsx'

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
