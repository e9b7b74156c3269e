import { useState } from 'react'
import { account } from '#texts/account/account.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export function forgotPasswordHead(origin: string) {
  return accountHead(origin, { ...account.forgot, path: '/forgot-password' })
}

export function ForgotPasswordPage() {
  const texts = account.forgot
  const [answer, setAnswer] = useState<string>()
  return (
    <AccountScreen artwork={answer ? 'open-mailbox-with-raised-flag' : 'key'}>
      <div role="status">
        <ScreenHeading title={answer ? texts.sent : texts.heading} text={answer ?? texts.text} />
      </div>
      {answer ? (
        <>
          <p className="mt-3 text-muted">{texts.sentHint}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/login">{texts.backToLogin}</ButtonLink>
            <Button look="quiet" onClick={() => setAnswer(undefined)}>
              {texts.another}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="mt-6">
            <ForgotPasswordForm onSent={setAnswer} />
          </div>
          <ButtonLink to="/login" look="plain" className="mt-3 w-full">
            {texts.backToLogin}
          </ButtonLink>
        </>
      )}
    </AccountScreen>
  )
}
