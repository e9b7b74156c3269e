import { storeRegistration } from '#texts/store-owner/registration.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { AddressFields } from '#web/store-owner/forms/address-fields.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { AccessSection } from './access-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { RegistrationRefused } from './registration-refused.tsx'
import { StoreSection } from './store-section.tsx'
import { useRegistrationForm } from './use-registration-form.ts'

interface RegistrationFormProps {
  /** Called at the first input, so that leaving the page can ask first. */
  onBegun: () => void
  /** Receives the email with which the store logs in. */
  onRegistered: (email: string) => void
}

export function RegistrationForm({ onBegun, onRegistered }: RegistrationFormProps) {
  const { signup: texts, sections, failedCities } = storeRegistration
  const { form, submit, refused } = useRegistrationForm(onRegistered)
  return (
    <Form onSubmit={submit} onChange={onBegun} className="grid gap-5">
      <UnsavedChanges areThere={form.formState.isDirty} />
      <p className="text-sm text-muted">{texts.optionalNote}</p>
      <StoreSection form={form} />
      <Panel title={sections.place} text={sections.placeText}>
        <AddressFields form={form} isWhole failedCities={failedCities} />
      </Panel>
      <PictureSection form={form} />
      <AccessSection form={form} />
      {refused && <RegistrationRefused {...refused} />}
      {form.failure && <FormProblem {...form.failure} />}
      <SubmitButton isBusy={form.isBusy} className="justify-self-start max-sm:w-full">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}
