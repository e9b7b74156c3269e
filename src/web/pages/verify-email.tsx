import { useParams } from '@tanstack/react-router'
import { account } from '#texts/account.ts'
import { AccountScreen } from '#web/features/account/account-screen.tsx'
import { EmailVerification, useVerification } from '#web/features/account/email-verification.tsx'
import { mailLinkHead } from './account-head.ts'

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
