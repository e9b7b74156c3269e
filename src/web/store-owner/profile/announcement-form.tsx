import type { Announcement } from '#contract/shapes/announcement.ts'
import { timeText } from '#domain/clock-time.ts'
import { longest } from '#domain/limits.ts'
import { formatDate, mauritiusClock } from '#domain/mauritius-time.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { type ChosenLanguage, TextLanguageField } from '#web/store-owner/forms/text-language-field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { useShowSaved } from './profile-queries.ts'
import { saveFailure } from './save-failure.ts'
import { TakeDown } from './take-down.tsx'

interface AnnouncementFormProps {
  announcement: Announcement | null
  onSaved: () => void
}

interface AnnouncementValues {
  title: string
  message: string
  language: ChosenLanguage
}

const names = ['title', 'message', 'language'] as const
const nothing: AnnouncementValues = { title: '', message: '', language: '' }

export function AnnouncementForm({ announcement, onSaved }: AnnouncementFormProps) {
  const { announcement: texts } = storeProfile
  const storeClient = useStoreClient()
  const showSaved = useShowSaved()

  const form = useSubmitForm<AnnouncementValues>({
    names,
    defaultValues: {
      title: announcement?.title ?? '',
      message: announcement?.message ?? '',
      language: announcement?.language ?? '',
    },
    send: async (words) => {
      const { language, ...rest } = words
      const { message } = await storeClient.storeOwner.announce({ ...rest, ...(language && { language }) })
      form.reset(words)
      void toast.success(message)
      showSaved({ announcement: asAnnounced(words, new Date()) })
      onSaved()
    },
    onFailure: (error) => saveFailure(error, texts.saveFailed),
  })
  const { submit, field, optional, watch, reset, failure, clearFailure, formState, isBusy } = form

  async function takeDown() {
    const { message } = await storeClient.storeOwner.clearAnnouncement({})
    reset(nothing)
    clearFailure()
    void toast.success(message)
    showSaved({ announcement: null })
  }

  const words = watch()
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <UnsavedChanges areThere={formState.isDirty} />
      <Panel title={texts.heading} text={texts.text}>
        <p className="-mt-2 mb-4 text-sm text-muted">
          {announcement ? lastUpdated(announcement, texts.lastUpdated) : texts.none}
        </p>
        <Form onSubmit={submit} className="space-y-4">
          <Field
            {...optional('title', {
              validate: (title) =>
                title.trim().length <= longest.announcementTitle ||
                texts.titleTooLong(longest.announcementTitle),
            })}
            label={texts.title}
          />
          <TextBox
            {...field('message', {
              validate: (message) => {
                if (message.trim() === '') return texts.empty
                return message.trim().length <= longest.announcement || texts.tooLong(longest.announcement)
              },
            })}
            label={texts.message}
            hint={texts.messageHint}
            value={words.message}
            limit={longest.announcement}
            rows={5}
          />
          <TextLanguageField form={form} />
          {failure && <FormProblem {...failure} />}
          <div className="flex flex-wrap gap-2.5">
            <SubmitButton isBusy={isBusy}>{texts.save}</SubmitButton>
            {announcement && <TakeDown onConfirmed={takeDown} />}
          </div>
        </Form>
      </Panel>
      <Panel title={texts.preview}>
        <AnnouncementPreview
          words={words}
          lastUpdated={formState.isDirty ? undefined : announcement?.lastUpdated}
        />
      </Panel>
    </div>
  )
}

function asAnnounced({ title, message, language }: AnnouncementValues, now: Date): Announcement {
  return {
    title: title.trim() || null,
    message: message.trim(),
    lastUpdated: now.toISOString(),
    language: language || undefined,
  }
}

function lastUpdated(
  { lastUpdated: instant }: Announcement,
  sentence: (date: string, time: string) => string,
): string {
  return sentence(formatDate(instant), timeText(mauritiusClock(new Date(instant)).minutes))
}
