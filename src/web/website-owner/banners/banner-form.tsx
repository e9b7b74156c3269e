import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Message } from '#contract/shapes/message.ts'
import { longest } from '#domain/limits.ts'
import { isSafeLink } from '#domain/site-link.ts'
import { ownerBanners } from '#texts/website-owner/banners.ts'
import { hasCode } from '#web/shared/forms/failure.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { OwnerPictureField } from '#web/website-owner/pictures/owner-picture-field.tsx'
import { BannerPreview } from './banner-preview.tsx'

interface BannerValues {
  messageEn: string
  messageFr: string
  link: string
  image: string | null
  startsOn: string
  endsOn: string
}

/** The values as the server takes them. */
type Banner = Omit<BannerValues, 'endsOn'> & { endsOn: string | null }

interface BannerFormProps {
  title: string
  initial: BannerValues
  send: (banner: Banner) => Promise<Message>
  /** Opens what somebody else has saved meanwhile. */
  onOpenSaved?: () => void
}

const names = ['messageEn', 'messageFr', 'link', 'image', 'startsOn', 'endsOn'] as const

export function BannerForm({ title, initial, send, onOpenSaved }: BannerFormProps) {
  const { form: texts } = ownerBanners
  const { messageEn, messageFr, link, image, startsOn, endsOn } = initial
  const queryClient = useQueryClient()
  const goTo = useGoTo()
  const [isUploading, setUploading] = useState(false)
  const [isSavedMeanwhile, setSavedMeanwhile] = useState(false)
  const form = useSubmitForm<BannerValues>({
    names,
    defaultValues: { messageEn, messageFr, link, image, startsOn, endsOn },
    send: async (values) => {
      const { message } = await send({ ...values, endsOn: values.endsOn || null })
      void toast.success(message)
      form.reset(values)
      void queryClient.invalidateQueries()
      goTo({ to: '/owner/banners' })
    },
    onFailure: (error) => {
      if (hasCode(error, 'decided-meanwhile')) setSavedMeanwhile(true)
      return undefined
    },
  })
  const { field, optional, control, failure, isBusy, watch, formState } = form
  const picture = useController({ control, name: 'image' })
  const values = watch()
  const message = {
    validate: (text: string) => text.trim() !== '' || texts.messageMissing,
    maxLength: { value: longest.bannerMessage, message: texts.messageTooLong },
  }

  return (
    <div className="grid items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Panel title={texts.preview} text={texts.previewText} className="2xl:order-last">
        <BannerPreview {...values} />
      </Panel>
      <Panel title={title}>
        <Form onSubmit={form.submit} className="space-y-5">
          <Field
            {...field('messageEn', message)}
            label={texts.messageEn}
            hint={texts.messageHint}
            lang="en"
          />
          <Field {...field('messageFr', message)} label={texts.messageFr} lang="fr" />
          <Field
            {...optional('link', {
              validate: (text) => text.trim() === '' || isSafeLink(text.trim()) || texts.linkWrong,
            })}
            label={texts.link}
            hint={texts.linkHint}
            inputMode="url"
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              {...field('startsOn', { validate: (day) => day !== '' || texts.firstMissing })}
              type="date"
              label={texts.first}
            />
            <Field
              {...optional('endsOn', {
                validate: (day, { startsOn: from }) => !day || day >= from || texts.lastTooEarly,
              })}
              type="date"
              label={texts.last}
              hint={texts.lastHint}
            />
          </div>
          <OwnerPictureField
            label={texts.picture}
            value={picture.field.value}
            onChange={picture.field.onChange}
            onBusyChange={setUploading}
            problem={picture.fieldState.error?.message}
            ref={picture.field.ref}
          />
          {failure && <FormProblem {...failure} />}
          {failure && isSavedMeanwhile && onOpenSaved && (
            <Button look="quiet" onClick={onOpenSaved}>
              {texts.openSaved}
            </Button>
          )}
          <SubmitButton isBusy={isBusy} disabled={isUploading}>
            {texts.save}
          </SubmitButton>
          {isUploading && (
            <p role="status" className="text-sm text-muted">
              {texts.uploading}
            </p>
          )}
          <UnsavedChanges areThere={formState.isDirty && !isBusy && !formState.isSubmitSuccessful} />
        </Form>
      </Panel>
    </div>
  )
}
