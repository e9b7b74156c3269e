import type { Application } from '#contract/website-owner/vetting.ts'
import { addMonths } from '#domain/mauritius-time.ts'
import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { ownerVetting as words } from '#texts/website-owner/vetting.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { CheckFields, type CheckValues, checksOf, useToday } from '#web/website-owner/forms/check-fields.tsx'
import { LetterPreview } from '#web/website-owner/forms/letter-preview.tsx'
import { useOwnerActions } from '#web/website-owner/forms/use-owner-actions.ts'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

interface ApproveFormProps {
  application: Application
  onClose: () => void
}

/** Legitimacy defaults to a year; a claim to be halal does not count as a check. */
export function ApproveForm({ application, onClose }: ApproveFormProps) {
  const { approve: texts, cancel } = words
  const { ownerVetting } = useOwnerClient()
  const { done, wasDecided } = useOwnerActions()
  const today = useToday()
  const { _id: applicationId, claimsHalal, person } = application
  const form = useSubmitForm<CheckValues>({
    names: ['verifiedUntil', 'halalCheckedUntil'],
    defaultValues: { verifiedUntil: addMonths(today, 12), halalCheckedUntil: '' },
    send: async (values) => {
      const answer = await ownerVetting.approve({ applicationId, ...checksOf(values) })
      onClose()
      await done(answer)
    },
    onFailure: (error) => {
      const isLate = wasDecided(error)
      if (isLate) onClose()
      return isLate
    },
  })
  const { submit, failure, isBusy } = form
  return (
    <Form onSubmit={submit} className="@container space-y-4">
      <p>{texts.consequence(person.name)}</p>
      <p className={claimsHalal ? 'font-semibold' : 'text-muted'}>
        {claimsHalal ? texts.claimsHalal : texts.noHalalClaim}
      </p>
      <CheckFields form={form} />
      <LetterPreview to={person.email} letter={letters.approved(checksOf(form.watch()))} />
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{texts.send}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
