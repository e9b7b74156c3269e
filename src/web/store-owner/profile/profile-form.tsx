import { lazy, Suspense, useState } from 'react'
import { useController } from 'react-hook-form'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { longest } from '#domain/limits.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { AddressFields } from '#web/store-owner/forms/address-fields.tsx'
import { TextLanguageField } from '#web/store-owner/forms/text-language-field.tsx'
import { HoursEditor } from '#web/store-owner/hours/hours-editor.tsx'
import { isValidWeek, wireHours } from '#web/store-owner/hours/opening-week.ts'
import { PictureField } from '#web/store-owner/pictures/picture-field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { DescriptionField } from './description-field.tsx'
import { PaymentsField } from './payments-field.tsx'
import { PictureRemoved } from './picture-removed.tsx'
import { useShowSaved } from './profile-queries.ts'
import { changedParts, type ProfileValues, valuesOf } from './profile-values.ts'
import { saveFailure } from './save-failure.ts'

const PositionField = lazy(async () => ({ default: (await import('./position-field.tsx')).PositionField }))

interface ProfileFormProps {
  profile: StoreProfile
  onSaved: () => void
}

const names = [
  'image',
  'description',
  'language',
  'contactInfo',
  'address.stNumber',
  'address.line',
  'address.locality',
  'address.city',
  'address.details',
  'position',
  'paymentsTaken',
] as const

export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const { edit: texts, hours, payments, position } = storeProfile
  const storeClient = useStoreClient()
  const showSaved = useShowSaved()
  const [saved, setSaved] = useState(() => valuesOf(profile))
  const [isUploading, setUploading] = useState(false)

  const form = useSubmitForm<ProfileValues>({
    names,
    defaultValues: saved,
    send: async (values) => {
      const changes = changedParts(saved, values)
      if (Object.keys(changes).length === 0) return void toast.success(texts.nothingChanged)
      const { message } = await storeClient.storeOwner.updateProfile(changes)
      setSaved(values)
      form.reset(values)
      void toast.success(message)
      showSaved({
        ...changes,
        address: { ...profile.address, ...changes.address },
        ...wireHours(values.openingHours),
        language: values.language || undefined,
        position: values.position ?? undefined,
        paymentsTaken: values.paymentsTaken.length > 0 ? values.paymentsTaken : undefined,
        ...(changes.image !== undefined && { pictureRemoval: null }),
      })
      onSaved()
    },
    onFailure: (error) => saveFailure(error, texts.failed),
  })
  const { control, optional, problemOf, failure, isBusy, formState } = form
  const picture = useController({ control, name: 'image' }).field
  const ways = useController({ control, name: 'paymentsTaken' }).field
  const pin = useController({ control, name: 'position' }).field
  const week = useController({ control, name: 'openingHours', rules: { validate: isValidWeek } }).field

  return (
    <Form onSubmit={form.submit} className="space-y-5">
      <UnsavedChanges areThere={formState.isDirty || isUploading} />
      <PictureRemoved removal={profile.pictureRemoval} />
      <Panel title={texts.about} text={texts.aboutText}>
        <p className="-mt-2 mb-5 flex flex-wrap gap-x-5 gap-y-1">
          <PlainLink to="/contact" search={{ about: 'store-name' }}>
            {texts.changeName}
          </PlainLink>
          <PlainLink to="/admin/dashboard/profile/security">{texts.changeEmail}</PlainLink>
        </p>
        <div className="grid gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <PictureField
            label={texts.picture}
            as="admin"
            value={picture.value}
            onChange={picture.onChange}
            onBusyChange={setUploading}
            messages={texts.pictureMessages}
            problem={problemOf('image')}
          />
          <div className="space-y-4">
            <DescriptionField form={form} />
            <TextLanguageField form={form} isOfStore />
            <Field
              {...optional('contactInfo', {
                validate: (contact) =>
                  contact.trim().length <= longest.storeContact || texts.contactTooLong(longest.storeContact),
              })}
              label={texts.contact}
              hint={texts.contactHint}
              autoComplete="tel"
            />
          </div>
        </div>
      </Panel>
      <Panel title={texts.address} text={texts.addressText}>
        <AddressFields form={form} isWhole={false} failedCities={texts.failedCities} />
      </Panel>
      <Panel title={position.heading} text={position.text}>
        <Suspense fallback={<Skeleton className="aspect-8/9 max-w-xl rounded-card" />}>
          <PositionField
            city={form.watch('address.city')}
            position={pin.value}
            onChange={pin.onChange}
            problem={problemOf('position')}
          />
        </Suspense>
      </Panel>
      <Panel title={hours.heading} text={hours.text}>
        <HoursEditor week={week.value} onChange={week.onChange} ref={week.ref} />
      </Panel>
      <Panel title={payments.heading} text={payments.text}>
        <PaymentsField ways={ways.value} onChange={ways.onChange} problem={problemOf('paymentsTaken')} />
      </Panel>
      {failure && <FormProblem {...failure} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton isBusy={isBusy} disabled={isUploading}>
          {texts.save}
        </SubmitButton>
        {isUploading && <p className="text-sm text-muted">{texts.uploading}</p>}
      </div>
    </Form>
  )
}
