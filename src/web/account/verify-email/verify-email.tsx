import { useParams } from '@tanstack/react-router'
import { account } from '#texts/account/account.ts'
import { mailLinkHead } from '#web/shared/page/private-head.ts'
import { AccountScreen } from '#web/shared/sign-in/account-screen.tsx'
import { EmailVerification, useVerification } from './email-verification.tsx'

export const verifyEmailHead = () => mailLinkHead(account.verify)

const stormy = ['refused', 'notReached']

export function VerifyEmailPage() {
  const { token } = useParams({ from: '/verify-email/$token' })
  const verification = useVerification(token)
  return (
    <AccountScreen
      artwork={
        stormy.includes(verification.state) ? 'umbrella-with-rain-drops' : 'open-mailbox-with-raised-flag'
      }
    >
      <EmailVerification verification={verification} />
    </AccountScreen>
  )
}
