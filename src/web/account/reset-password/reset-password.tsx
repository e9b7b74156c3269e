import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { account } from '#texts/account/account.ts'
import { formFailures } from '#texts/shared/form-failures.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { mailLinkHead } from '#web/shared/page/private-head.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'
import { isAboutLink, resetLinkQuery } from './reset-link-query.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

export const resetPasswordHead = () => mailLinkHead(account.reset)

type Outcome = { state: 'changed'; answer: string } | { state: 'deadLink'; reason: string }

export function ResetPasswordPage() {
  const texts = account.reset
  const { token } = useParams({ from: '/reset-password/$token' })
  const { data: link, error, isPending } = useQuery(resetLinkQuery(useClient(), token))
  const [outcome, setOutcome] = useState<Outcome>()
  // A used link is expected after the password has changed, so it is not reported.
  const deadLink = isAboutLink(error) ? { state: 'deadLink' as const, reason: error.message } : undefined
  const end = outcome ?? deadLink
  const sentences =
    end?.state === 'changed'
      ? { title: texts.done, text: end.answer }
      : end
        ? { title: texts.dead, text: `${end.reason} ${texts.deadText}` }
        : { title: texts.heading, text: isPending ? texts.checking : texts.text }
  return (
    <AccountScreen artwork={end?.state === 'deadLink' ? 'umbrella-with-rain-drops' : 'key'}>
      <div role="status">
        <ScreenHeading {...sentences} />
      </div>
      <div className="mt-6">
        {!end && isPending && <Checking />}
        {!end && !isPending && (
          <ResetPasswordForm
            token={token}
            hasStore={link?.hasStore ?? false}
            onChanged={(answer) => setOutcome({ state: 'changed', answer })}
            onDeadLink={(reason) => setOutcome({ state: 'deadLink', reason })}
          />
        )}
        {end?.state === 'changed' && <ButtonLink to="/login">{texts.toLogin}</ButtonLink>}
        {end?.state === 'deadLink' && <ButtonLink to="/forgot-password">{texts.newLink}</ButtonLink>}
      </div>
    </AccountScreen>
  )
}

function Checking() {
  return (
    <div aria-busy="true" className="space-y-4">
      <noscript>{formFailures.noScript}</noscript>
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
