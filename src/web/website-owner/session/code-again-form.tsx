import { useEffect } from 'react'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { LoginCodeField } from '#web/shared/second-factor/login-code-field.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'

interface CodeAgainFormProps {
  onEntered: () => void
  onCancel: () => void
}

export function CodeAgainForm({ onEntered, onCancel }: CodeAgainFormProps) {
  const { again: texts, setup } = secondFactor
  const { ownerSession } = useOwnerSessionClient()
  const { submit, field, failure, isBusy, setFocus } = useSubmitForm<{ code: string }>({
    names: ['code'],
    send: async ({ code }) => {
      await ownerSession.enterCode({ code })
      onEntered()
    },
  })
  // The dialog must first remember the focused element, so that the focus returns there.
  useEffect(() => {
    const timer = setTimeout(() => setFocus('code'))
    return () => clearTimeout(timer)
  }, [setFocus])
  return (
    <Form onSubmit={submit} className="space-y-4">
      <p>{texts.text}</p>
      <LoginCodeField
        field={field('code', { validate: (code) => code.trim() !== '' || setup.codeMissing })}
        focus={() => setFocus('code', { shouldSelect: true })}
      />
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" disabled={isBusy} onClick={onCancel}>
          {setup.cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{texts.submit}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
