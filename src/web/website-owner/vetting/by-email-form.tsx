import { addMonths } from '#domain/mauritius-time.ts'
import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { ownerVetting as words } from '#texts/website-owner/vetting.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { CheckFields, type CheckValues, checksOf, useToday } from '#web/website-owner/forms/check-fields.tsx'
import { LetterPreview } from '#web/website-owner/forms/letter-preview.tsx'
import { useOwnerActions } from '#web/website-owner/forms/use-owner-actions.ts'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

type Values = CheckValues & { email: string }

export function ByEmailForm({ onClose }: { onClose: () => void }) {
  const { byEmail: texts, approve, cancel } = words
  const { ownerVetting } = useOwnerClient()
  const { done } = useOwnerActions()
  const today = useToday()
  const form = useSubmitForm<Values>({
    names: ['email', 'verifiedUntil', 'halalCheckedUntil'],
    defaultValues: { email: '', verifiedUntil: addMonths(today, 12), halalCheckedUntil: '' },
    send: async ({ email, ...checks }) => {
      const answer = await ownerVetting.approvePerson({ email: email.trim(), ...checksOf(checks) })
      onClose()
      await done(answer)
    },
  })
  const { submit, field, failure, isBusy } = form
  const { email, ...checks } = form.watch()
  return (
    <Form onSubmit={submit} className="@container space-y-4">
      <p>{texts.text}</p>
      <Field
        {...field('email', {
          validate: (written) => {
            if (!written.trim()) return texts.missing
            return /^\S+@\S+\.\S+$/.test(written.trim()) || texts.form
          },
        })}
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
      />
      <CheckFields form={form} />
      <LetterPreview to={email.trim() || texts.whoever} letter={letters.approved(checksOf(checks))} />
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{approve.send}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
