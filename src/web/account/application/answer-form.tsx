import type { OwnApplication } from '#contract/shapes/application.ts'
import { longest } from '#domain/limits.ts'
import { storeApplication } from '#texts/shared/application.ts'
import { StatePanel } from '#web/shared/application/state-panel.tsx'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { ApplicationFields, written } from './application-fields.tsx'
import { SendPart } from './send-part.tsx'
import { useApplicationForm } from './use-application-form.ts'

interface AnswerFormProps {
  application: OwnApplication
  isNews: boolean
  onBegun: () => void
  onSettled: () => void
}

/** Shows our question with a field for the answer; the earlier answers can be corrected too. */
export function AnswerForm({ application, isNews, onBegun, onSettled }: AnswerFormProps) {
  const { asked: texts, rules } = storeApplication
  const form = useApplicationForm({ given: application, isAnswer: true, onSettled })
  return (
    <StatePanel state="asked" isNews={isNews}>
      <p>{texts.text}</p>
      <blockquote className="mt-3 rounded-xl bg-lagoon-tint px-4 py-3 font-medium wrap-anywhere whitespace-pre-line">
        {application.question}
      </blockquote>
      <Form onSubmit={form.submit} onChange={onBegun} className="mt-5 grid gap-5">
        <TextBox
          {...form.field('answer', { validate: written(rules.answer) })}
          value={form.watch('answer') ?? ''}
          limit={longest.applicationText}
          label={texts.answer}
        />
        <fieldset className="min-w-0 border-t border-line pt-5">
          <legend className="float-left w-full font-semibold">{texts.correct}</legend>
          <p className="clear-both mb-4 text-sm text-muted">{texts.correctText}</p>
          <ApplicationFields form={form} />
        </fieldset>
        <SendPart form={form}>{texts.submit}</SendPart>
        <UnsavedChanges areThere={form.formState.isDirty && !form.isBusy} />
      </Form>
    </StatePanel>
  )
}
