import type { Message } from '#contract/shapes/message.ts'
import { longest } from '#domain/limits.ts'
import { ownerContent } from '#texts/website-owner/content.ts'
import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { useOwnerActions } from './use-owner-actions.ts'

interface Seen {
  emailSeen: string
  newEmailSeen: string | null
}

export interface EmailRequest {
  ask: (request: Seen & { email: string; reason: string }) => Promise<Message>
}

interface EmailChangeFormProps extends EmailRequest {
  seen: Seen
  onClose: () => void
}

export function EmailChangeForm({ seen, ask, onClose }: EmailChangeFormProps) {
  const { email: texts } = ownerContent
  const { done, wasDecided } = useOwnerActions()
  const { submit, field, failure, isBusy } = useSubmitForm<{ email: string; reason: string }>({
    names: ['email', 'reason'],
    defaultValues: { email: '', reason: '' },
    send: async ({ email, reason }) => {
      const answer = await ask({ ...seen, email, reason: reason.trim() })
      onClose()
      await done(answer)
    },
    onFailure: (error) => {
      const isLate = wasDecided(error)
      if (isLate) onClose()
      return isLate
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <p>{texts.consequence}</p>
      <Field
        {...field('email', fieldRules.email)}
        label={texts.newEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
      />
      <TextArea
        {...field('reason', {
          validate: (reason) => {
            if (!reason.trim()) return texts.noReason
            return reason.trim().length <= longest.decisionText || letters.tooLong(longest.decisionText)
          },
        })}
        label={texts.reason}
        hint={texts.reasonHint}
      />
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{texts.send}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
