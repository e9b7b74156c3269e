import { useState } from 'react'
import { navigation } from '#texts/shared/navigation.ts'
import { ownerAccess } from '#texts/website-owner/session.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { useOwnerSessionActions } from '#web/website-owner/console/use-owner-session.ts'
import { Enrolment } from './enrolment.tsx'

export default function OwnerEnrolment() {
  const { enrolment: texts } = ownerAccess
  const { enter, logOut } = useOwnerSessionActions()
  const [codes, setCodes] = useState<string[]>()
  return (
    <AccountScreen artwork="mobile-phone">
      {codes ? (
        <ScreenHeading title={texts.codesHeading} />
      ) : (
        <ScreenHeading title={texts.heading} text={texts.text} />
      )}
      <div className="mt-6">
        <Enrolment codes={codes} onConfirmed={setCodes} onDone={() => enter()} />
      </div>
      {!codes && (
        <p className="mt-6 border-t border-line pt-3 text-muted">
          {texts.another}{' '}
          <Button look="plain" size="small" onClick={logOut} className="px-1!">
            {navigation.logout}
          </Button>
        </p>
      )}
    </AccountScreen>
  )
}
