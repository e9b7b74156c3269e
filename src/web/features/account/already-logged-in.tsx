import { useState } from 'react'
import { sessionEnded } from '#web/api/session.ts'
import { useClient } from '#web/api/use-client.ts'
import { useAccountTexts } from '#web/texts/account.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { notice } from '#web/ui/notice.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { ScreenHeading } from './account-screen.tsx'

/** In place of a form that the person has no use for now. */
export function AlreadyLoggedIn({ name }: { name: string }) {
  const texts = useAccountTexts().alreadyIn
  const client = useClient()
  const [isBusy, setBusy] = useState(false)

  async function logOut() {
    setBusy(true)
    try {
      await client.account.logout({})
      void notice.success(texts.loggedOut)
      sessionEnded()
    } catch {
      void notice.error(texts.logoutFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ScreenHeading title={texts.heading} text={texts.text(name)} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/">{texts.home}</ButtonLink>
        <ButtonLink to="/settings" look="quiet">
          {texts.settings}
        </ButtonLink>
        <SubmitButton type="button" look="quiet" isBusy={isBusy} onClick={() => void logOut()}>
          {texts.logout}
        </SubmitButton>
      </div>
    </>
  )
}
