import { useState } from 'react'
import { AccountScreen, ScreenHeading } from '#web/features/account/account-screen.tsx'
import { useConsoleDoor } from '#web/features/console/use-owner-session.ts'
import { Enrolment } from '#web/features/owner-access/enrolment.tsx'
import { useOwnerAccessTexts } from '#web/texts/owner-access.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/button.tsx'

export default function OwnerEnrolment() {
  const { enrolment: texts } = useOwnerAccessTexts()
  const { navigation } = useTexts()
  const { enter, logOut } = useConsoleDoor()
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
