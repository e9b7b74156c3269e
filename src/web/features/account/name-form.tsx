import { useQueryClient } from '@tanstack/react-query'
import { personChanged } from '#web/api/session.ts'
import { useClient } from '#web/api/use-client.ts'
import { useAccountTexts } from '#web/texts/account.ts'
import { Field } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormProblem } from '#web/ui/form-notice.tsx'
import { notice } from '#web/ui/notice.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useFieldRules } from './field-rules.ts'
import { useAccountForm } from './use-account-form.ts'

export function NameForm({ name }: { name: string }) {
  const { fields, settings: texts, failures } = useAccountTexts()
  const client = useClient()
  const queryClient = useQueryClient()
  const rules = useFieldRules()
  const { submit, field, failure, isBusy } = useAccountForm<{ name: string }>({
    names: ['name'],
    defaultValues: { name },
    send: async (values) => {
      personChanged(queryClient, await client.account.changeName(values))
      void notice.success(texts.nameSaved)
    },
  })
  return (
    <Form onSubmit={submit} withoutScript={failures.noScript} className="space-y-4">
      <Field
        {...field('name', rules.name)}
        label={fields.name}
        hint={texts.nameHint}
        autoComplete="name"
        className="max-w-md"
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy}>{texts.saveName}</SubmitButton>
    </Form>
  )
}
