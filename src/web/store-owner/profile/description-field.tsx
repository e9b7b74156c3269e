import { useWatch } from 'react-hook-form'
import { longest } from '#domain/limits.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import type { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import type { ProfileValues } from './profile-values.ts'

/** A separate component, so that a key press only renders this field. */
export function DescriptionField({ form }: { form: ReturnType<typeof useSubmitForm<ProfileValues>> }) {
  const { edit: texts } = storeProfile
  const description = useWatch({ control: form.control, name: 'description' })
  return (
    <TextBox
      {...form.optional('description', {
        validate: (text) =>
          text.trim().length <= longest.description || texts.descriptionTooLong(longest.description),
      })}
      label={texts.description}
      hint={texts.descriptionHint}
      value={description}
      limit={longest.description}
      rows={6}
    />
  )
}
