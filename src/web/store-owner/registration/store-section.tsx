import { useController } from 'react-hook-form'
import { longest } from '#domain/limits.ts'
import { categoryChoice } from '#texts/shared/category-choice.ts'
import { figure } from '#texts/shared/figures.ts'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { CategoryFields } from '#web/store-owner/forms/category-fields.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

export function StoreSection({ form }: { form: RegistrationForm }) {
  const { sections, fields, rules } = storeRegistration
  return (
    <Panel title={sections.store} text={sections.storeText}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...form.field('name', {
            validate: (name) => {
              if (!name.trim()) return rules.name
              return !/[<>]/.test(name) || rules.nameMarkup
            },
          })}
          label={fields.name}
          autoComplete="organization"
          className="sm:col-span-2"
        />
        <Categories form={form} />
        <TextBox
          {...form.optional('description', {
            validate: (text) =>
              text.trim().length <= longest.description || rules.tooLong(figure(longest.description)),
          })}
          value={form.watch('description')}
          limit={longest.description}
          label={fields.description}
          hint={fields.descriptionHint}
          className="sm:col-span-2"
        />
        <Field
          {...form.optional('contactInfo')}
          label={fields.contact}
          hint={fields.contactHint}
          className="sm:col-span-2"
        />
      </div>
    </Panel>
  )
}

function Categories({ form }: { form: RegistrationForm }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'storeCategory',
    rules: {
      validate: (chosen) => {
        if (chosen.length === 0) return categoryChoice.missing
        return chosen.length > 1 || categoryChoice.missingSubcategory
      },
    },
  })
  return (
    <CategoryFields
      kind="store"
      value={field.value}
      onChange={field.onChange}
      problem={fieldState.error?.message}
      ref={field.ref}
    />
  )
}
