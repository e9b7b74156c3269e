import { useWatch } from 'react-hook-form'
import { storeProfile } from '#texts/store-owner/profile.ts'
import type { useSentForm } from '#web/shared/forms/use-sent-form.ts'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import type { ProfileValues } from './profile-values.ts'

const longest = 5000

/** Apart from its form, so that a key stroke draws the field alone. */
export function DescriptionField({ form }: { form: ReturnType<typeof useSentForm<ProfileValues>> }) {
  const { edit: texts } = storeProfile
  const description = useWatch({ control: form.control, name: 'description' })
  return (
    <TextBox
      {...form.optional('description', {
        validate: (text) => text.trim().length <= longest || texts.descriptionTooLong(longest),
      })}
      label={texts.description}
      hint={texts.descriptionHint}
      value={description}
      limit={longest}
      rows={6}
    />
  )
}
