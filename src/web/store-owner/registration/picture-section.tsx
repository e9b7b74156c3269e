import { useCallback, useRef } from 'react'
import { useController } from 'react-hook-form'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { PictureField } from '#web/store-owner/pictures/picture-field.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

export function PictureSection({ form }: { form: RegistrationForm }) {
  const { sections, fields, rules, picture } = storeRegistration
  const { clearErrors } = form
  const isOnTheWay = useRef(false)
  const followUpload = useCallback(
    (isBusy: boolean) => {
      isOnTheWay.current = isBusy
      if (isBusy) clearErrors('image')
    },
    [clearErrors],
  )
  const { field, fieldState } = useController({
    control: form.control,
    name: 'image',
    rules: {
      validate: (image) => {
        if (isOnTheWay.current) return rules.pictureOnTheWay
        return image !== '' || rules.picture
      },
    },
  })
  return (
    <Panel title={sections.look} text={sections.lookText}>
      <PictureField
        label={fields.picture}
        as="user"
        value={field.value || null}
        onChange={(url) => {
          isOnTheWay.current = false
          field.onChange(url)
        }}
        onBusyChange={followUpload}
        messages={picture}
        problem={fieldState.error?.message}
        ref={field.ref}
      />
    </Panel>
  )
}
