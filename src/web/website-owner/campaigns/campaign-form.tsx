import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Message } from '#contract/shapes/message.ts'
import { longest } from '#domain/limits.ts'
import { isSafeLink } from '#domain/site-link.ts'
import { ownerCampaigns } from '#texts/website-owner/campaigns.ts'
import { hasCode } from '#web/shared/forms/failure.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { centsIn } from '#web/website-owner/fees/amount.ts'
import { OwnerPictureField } from '#web/website-owner/pictures/owner-picture-field.tsx'

interface CampaignValues {
  ranOn: string
  channel: string
  shown: string
  /** In rupees, as typed. */
  cost: string
  link: string
  image: string | null
}

interface CampaignFormProps {
  title: string
  initial: CampaignValues
  send: (campaign: Omit<CampaignValues, 'cost'> & { costCents: number }) => Promise<Message>
  /** Opens what somebody else has saved meanwhile. */
  onOpenSaved?: () => void
}

const names = ['ranOn', 'channel', 'shown', 'cost', 'link', 'image'] as const

/** A campaign may have cost nothing. */
const costIn = (typed: string) => (/^\s*(rs\.?)?\s*0+\s*$/i.test(typed) ? 0 : centsIn(typed))

export function CampaignForm({ title, initial, send, onOpenSaved }: CampaignFormProps) {
  const { form: texts } = ownerCampaigns
  const { ranOn, channel, shown, cost, link, image } = initial
  const queryClient = useQueryClient()
  const goTo = useGoTo()
  const [isUploading, setUploading] = useState(false)
  const [isSavedMeanwhile, setSavedMeanwhile] = useState(false)
  const form = useSubmitForm<CampaignValues>({
    names,
    defaultValues: { ranOn, channel, shown, cost, link, image },
    send: async (values) => {
      const { cost: typed, ...rest } = values
      const { message } = await send({ ...rest, costCents: costIn(typed) ?? 0 })
      void toast.success(message)
      form.reset(values)
      void queryClient.invalidateQueries()
      goTo({ to: '/owner/campaigns' })
    },
    onFailure: (error) => {
      if (hasCode(error, 'decided-meanwhile')) setSavedMeanwhile(true)
      return undefined
    },
  })
  const { field, optional, control, failure, isBusy, formState } = form
  const picture = useController({ control, name: 'image' })
  const filled = (missing: string, most: number) => ({
    validate: (text: string) => text.trim() !== '' || missing,
    maxLength: { value: most, message: texts.tooLong(most) },
  })

  return (
    <Panel title={title} text={texts.text}>
      <Form onSubmit={form.submit} className="space-y-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            {...field('ranOn', { validate: (day) => day !== '' || texts.dayMissing })}
            type="date"
            label={texts.ranOn}
          />
          <Field
            {...field('cost', { validate: (typed) => costIn(typed) !== undefined || texts.costWrong })}
            label={texts.cost}
            inputMode="decimal"
          />
        </div>
        <Field
          {...field('channel', filled(texts.channelMissing, longest.campaignChannel))}
          label={texts.channel}
          hint={texts.channelHint}
        />
        <TextArea
          {...field('shown', filled(texts.shownMissing, longest.campaignText))}
          label={texts.shown}
          hint={texts.shownHint}
        />
        <Field
          {...optional('link', {
            validate: (text) => text.trim() === '' || isSafeLink(text.trim()) || texts.linkWrong,
          })}
          label={texts.link}
          hint={texts.linkHint}
          inputMode="url"
        />
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
        <UnsavedChanges areThere={formState.isDirty && !isBusy && !formState.isSubmitSuccessful} />
      </Form>
    </Panel>
  )
}
