import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { account } from '#texts/account.ts'
import { AccountScreen, ScreenHeading } from '#web/features/account/account-screen.tsx'
import { ResetPasswordForm } from '#web/features/account/reset-password-form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { mailLinkHead } from './account-head.ts'

export const resetPasswordHead = () => mailLinkHead(account.reset)

type Outcome = { state: 'changed'; answer: string } | { state: 'deadLink' }

export function ResetPasswordPage() {
  const texts = account.reset
  const { token } = useParams({ from: '/reset-password/$token' })
  const [outcome, setOutcome] = useState<Outcome>()
  const sentences =
    outcome?.state === 'changed'
      ? { title: texts.done, text: outcome.answer }
      : outcome
        ? { title: texts.dead, text: texts.deadText }
        : { title: texts.heading, text: texts.text }
  return (
    <AccountScreen artwork={outcome?.state === 'deadLink' ? 'umbrella-with-rain-drops' : 'key'}>
      <div role="status">
        <ScreenHeading {...sentences} />
      </div>
      <div className="mt-6">
        {!outcome && (
          <ResetPasswordForm
            token={token}
            onChanged={(answer) => setOutcome({ state: 'changed', answer })}
            onDeadLink={() => setOutcome({ state: 'deadLink' })}
          />
        )}
        {outcome?.state === 'changed' && <ButtonLink to="/login">{texts.toLogin}</ButtonLink>}
        {outcome?.state === 'deadLink' && <ButtonLink to="/forgot-password">{texts.newLink}</ButtonLink>}
      </div>
    </AccountScreen>
  )
}
