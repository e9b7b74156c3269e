import { useId } from 'react'
import { account } from '#texts/account/account.ts'
import { forms } from '#texts/shared/forms.ts'
import { useResend } from '#web/account/sign-in/use-resend.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem, MailNotice } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'

/** An invalid link does not tell us the email, so this form asks for it. */
export function NewLinkForm() {
  const { verify, resend: texts } = account
  const { fields } = forms
  const headingId = useId()
  const { resend, isBusy, secondsLeft, sentTo, failure } = useResend()
  const { submit, field } = useSubmitForm<{ email: string }>({
    names: ['email'],
    send: ({ email }) => resend(email),
  })
  return (
    <section aria-labelledby={headingId} className="mt-6 rounded-card border border-line p-5">
      <h2 id={headingId} className="heading mb-3 text-lg">
        {verify.newLink}
      </h2>
      <Form onSubmit={submit} className="space-y-3">
        <Field
          {...field('email', fieldRules.email)}
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
