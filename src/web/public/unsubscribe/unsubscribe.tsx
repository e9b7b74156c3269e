import { useParams } from '@tanstack/react-router'
import { unsubscribe as texts } from '#texts/public/unsubscribe.ts'
import { mailLinkHead } from '#web/shared/page/private-head.ts'
import { AccountScreen } from '#web/shared/sign-in/account-screen.tsx'
import { MailChoice } from './mail-choice.tsx'

export const unsubscribeHead = () => mailLinkHead(texts)

export function UnsubscribePage() {
  const { token } = useParams({ from: '/unsubscribe/$token' })
  return (
    <AccountScreen artwork="open-mailbox-with-raised-flag">
      <MailChoice token={token} />
    </AccountScreen>
  )
}
