import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'

interface AskForMailFormProps {
  /** The label of the address. */
  label: string
  button: string
  ask: (input: { email: string }) => Promise<{ message: string }>
  onSent: (answer: string) => void
}

/** The server answers the same for every address, so that it does not reveal who has an account. */
export function AskForMailForm({ label, button, ask, onSent }: AskForMailFormProps) {
  const { submit, field, failure, isBusy } = useSubmitForm<{ email: string }>({
    names: ['email'],
    send: async (values) => onSent((await ask(values)).message),
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <Field
        {...field('email', fieldRules.email)}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {button}
      </SubmitButton>
    </Form>
  )
}
