import { useId } from 'react'
import { useAccountTexts } from '#web/texts/account.ts'
import { Field } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormProblem, MailNotice } from '#web/ui/form-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useFieldRules } from './field-rules.ts'
import { useAccountForm } from './use-account-form.ts'
import { useResend } from './use-resend.ts'

/** For someone whose confirmation link is dead, and whose address we therefore do not know. */
export function NewLinkForm() {
  const { fields, verify, resend: texts, failures } = useAccountTexts()
  const headingId = useId()
  const rules = useFieldRules()
  const { resend, isBusy, secondsLeft, sentTo, failure } = useResend()
  const { submit, field } = useAccountForm<{ email: string }>({
    names: ['email'],
    send: ({ email }) => resend(email),
  })
  return (
    <section aria-labelledby={headingId} className="mt-6 rounded-card border border-line p-5">
      <h2 id={headingId} className="heading mb-3 text-lg">
        {verify.newLink}
      </h2>
      <Form onSubmit={submit} withoutScript={failures.noScript} className="space-y-3">
        <Field
          {...field('email', rules.email)}
          label={fields.email}
          hint={verify.newLinkHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <SubmitButton isBusy={isBusy} disabled={secondsLeft > 0} className="tabular-nums">
          {secondsLeft > 0 ? texts.wait(secondsLeft) : texts.button}
        </SubmitButton>
        {sentTo && <MailNotice>{texts.confirmation(sentTo)}</MailNotice>}
        {failure && <FormProblem {...failure} />}
      </Form>
    </section>
  )
}
