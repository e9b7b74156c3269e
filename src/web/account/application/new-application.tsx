import type { OwnApplication } from '#contract/shapes/application.ts'
import { storeApplication } from '#texts/shared/application.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { SendPart } from './send-part.tsx'
import { useApplicationForm } from './use-application-form.ts'

interface NewApplicationProps {
  /** A refused application whose answers fill the form. */
  earlier: OwnApplication | null
  /** Called at the first input, so that leaving the page can ask first. */
  onBegun: () => void
  onSettled: () => void
}

export function NewApplication({ earlier, onBegun, onSettled }: NewApplicationProps) {
  const { form: texts } = storeApplication
  const form = useApplicationForm({ given: earlier, isAnswer: false, onSettled })
  return (
    <Panel title={earlier ? texts.again : texts.heading} text={earlier ? texts.againText : undefined}>
      <Form onSubmit={form.submit} onChange={onBegun} className="grid gap-5">
        <ApplicationFields form={form} />
        <p className="text-sm text-muted">
          {texts.saved}{' '}
          <AppLink to="/privacy-policy" className="text-lagoon underline hover:text-lagoon-deep">
            {texts.privacyPolicy}
          </AppLink>{' '}
          {texts.savedEnd}
        </p>
        <SendPart form={form}>{texts.submit}</SendPart>
        <UnsavedChanges areThere={form.formState.isDirty && !form.isBusy} />
      </Form>
    </Panel>
  )
}
