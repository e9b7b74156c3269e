import type { VettedStoreDetail } from '#contract/website-owner/vetting.ts'
import { longest } from '#domain/limits.ts'
import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { ownerStores } from '#texts/website-owner/stores.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { CheckFields, type CheckValues, checksOf } from '#web/website-owner/forms/check-fields.tsx'
import { LetterPreview } from '#web/website-owner/forms/letter-preview.tsx'
import { useOwnerActions } from '#web/website-owner/forms/use-owner-actions.ts'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

type Values = CheckValues & { notes: string }

/** The store is mailed about its badges, not about the notes. */
export function ChecksForm({ store }: { store: VettedStoreDetail }) {
  const { checks: texts } = ownerStores
  const { ownerVetting } = useOwnerClient()
  const { done } = useOwnerActions()
  const given = {
    verifiedUntil: store.checks.verifiedUntil ?? '',
    halalCheckedUntil: store.checks.halalCheckedUntil ?? '',
  }
  const form = useSubmitForm<Values>({
    names: ['verifiedUntil', 'halalCheckedUntil', 'notes'],
    defaultValues: { ...given, notes: store.notes },
    send: async ({ notes, ...checks }) => {
      const answer = await ownerVetting.checkStore({
        storeId: store._id,
        notes: notes.trim(),
        ...checksOf(checks),
      })
      form.reset({ notes, ...checks })
      await done(answer)
    },
  })
  const { submit, failure, isBusy, formState } = form
  const { notes: _, ...checks } = form.watch()
  const areChanged =
    checks.verifiedUntil !== given.verifiedUntil || checks.halalCheckedUntil !== given.halalCheckedUntil
  return (
    <Form onSubmit={submit} className="@container space-y-5">
      <CheckFields form={form} given={given} />
      <TextArea
        {...form.optional('notes', {
          validate: (notes) => notes.trim().length <= longest.notes || texts.notesTooLong,
        })}
        label={texts.notes}
        hint={texts.notesHint}
      />
      {areChanged && (
        <LetterPreview to={store.person.email} letter={letters.checked(store.name, checksOf(checks))} />
      )}
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy}>{texts.save}</SubmitButton>
      <UnsavedChanges areThere={formState.isDirty && !isBusy} />
    </Form>
  )
}
