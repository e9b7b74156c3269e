import { useEffect, useId, useRef } from 'react'
import { account } from '#texts/account/account.ts'
import { FormProblem, MailNotice } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { useResend } from './use-resend.ts'

/** Shown when the email address is not confirmed yet. */
export function ResendPanel({ email }: { email: string }) {
  const texts = account.resend
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  // On a phone the panel appears below the fold.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { resend, isBusy, secondsLeft, sentTo, failure } = useResend()
  return (
    <section
      ref={panel}
      aria-labelledby={headingId}
      className="mt-6 space-y-3 rounded-card border border-line p-5"
    >
      <h2 id={headingId} className="heading text-lg">
        {texts.heading}
      </h2>
      <p className="wrap-anywhere text-muted">{texts.text(email)}</p>
      <SubmitButton
        type="button"
        look="quiet"
        isBusy={isBusy}
        disabled={secondsLeft > 0}
        onClick={() => void resend(email)}
        className="tabular-nums"
      >
        {secondsLeft > 0 ? texts.wait(secondsLeft) : texts.button}
      </SubmitButton>
      {sentTo && <MailNotice>{texts.confirmation(sentTo)}</MailNotice>}
      {failure && <FormProblem {...failure} />}
    </section>
  )
}
