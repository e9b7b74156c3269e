import { useParams } from '@tanstack/react-router'
import { emailChange } from '#texts/shared/email-change.ts'
import { formFailures } from '#texts/shared/form-failures.ts'
import { mailLinkHead } from '#web/shared/page/private-head.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'
import { type EmailLink, useEmailLink } from './email-link.ts'

const { page: texts } = emailChange

export const confirmEmailHead = () => mailLinkHead(texts)

export function ConfirmEmailPage() {
  const { token } = useParams({ from: '/confirm-email/$token' })
  const link = useEmailLink(token)
  const isStormy = link.state === 'dead' || link.state === 'notReached'
  return (
    <AccountScreen artwork={isStormy ? 'umbrella-with-rain-drops' : 'open-mailbox-with-raised-flag'}>
      <div role="status">
        <ScreenHeading {...wordsOf(link)} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <WayOn link={link} />
      </div>
    </AccountScreen>
  )
}

function wordsOf(link: EmailLink): { title: string; text: string } {
  switch (link.state) {
    case 'checking':
      return { title: texts.title, text: texts.checking }
    case 'ready': {
      const { newEmail, storeName } = link
      const text = storeName === null ? texts.ofPerson(newEmail) : texts.ofStore(storeName, newEmail)
      return { title: texts.title, text }
    }
    case 'done':
      return { title: texts.done, text: link.answer }
    case 'used':
      return { title: texts.used, text: link.reason }
    case 'dead':
      return { title: texts.dead, text: `${link.reason} ${texts.deadText}` }
    case 'notReached':
      return { title: texts.notReached, text: link.reason }
  }
}

function WayOn({ link }: { link: EmailLink }) {
  switch (link.state) {
    case 'checking':
      return (
        <div aria-busy="true" className="w-full">
          <noscript>{formFailures.noScript}</noscript>
          <Skeleton className="h-11 w-48" />
        </div>
      )
    case 'ready':
      return (
        <SubmitButton type="button" isBusy={link.isBusy} onClick={link.confirm}>
          {texts.confirm}
        </SubmitButton>
      )
    case 'done':
      return link.isStore ? <ToStoreLogin /> : <ButtonLink to="/login">{texts.toLogin}</ButtonLink>
    case 'used':
      return (
        <>
          <ButtonLink to="/login">{texts.toLogin}</ButtonLink>
          <ToStoreLogin look="quiet" />
        </>
      )
    case 'dead':
      return (
        <>
          <ButtonLink to="/settings">{texts.toSettings}</ButtonLink>
          <ToStoreLogin look="quiet" />
          <ButtonLink to="/contact" look="quiet">
            {texts.support}
          </ButtonLink>
        </>
      )
    case 'notReached':
      return <Button onClick={link.tryAgain}>{texts.tryAgain}</Button>
  }
}

function ToStoreLogin({ look }: { look?: 'quiet' }) {
  return (
    <ButtonLink to="/admin/login" {...(look && { look })}>
      {texts.toStoreLogin}
    </ButtonLink>
  )
}
