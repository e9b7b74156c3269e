import { useQueryClient } from '@tanstack/react-query'
import { account } from '#texts/account/account.ts'
import { forms } from '#texts/shared/forms.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { personChanged } from '#web/shared/session/session.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

export function NameForm({ name }: { name: string }) {
  const { settings: texts } = account
  const { fields } = forms
  const client = useClient()
  const queryClient = useQueryClient()
  const { submit, field, failure, isBusy } = useSubmitForm<{ name: string }>({
    names: ['name'],
    defaultValues: { name },
    send: async (values) => {
      personChanged(queryClient, await client.account.changeName(values))
      void toast.success(texts.nameSaved)
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <Field
        {...field('name', fieldRules.name)}
        label={fields.name}
        hint={texts.nameHint}
        autoComplete="name"
        className="sm:max-w-[calc(50%-0.5rem)]"
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy}>{texts.saveName}</SubmitButton>
    </Form>
  )
}
