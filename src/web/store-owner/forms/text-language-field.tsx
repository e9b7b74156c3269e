import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { type TextLanguage, textLanguages, textLanguageTags } from '#domain/text-language.ts'
import { textLanguage as texts } from '#texts/store-owner/text-language.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'

/** The value of the field in a form; blank when not said. */
export type ChosenLanguage = TextLanguage | ''

const options = textLanguageTags.map((tag) => ({ value: tag, label: textLanguages[tag] }))

interface TextLanguageFieldProps<Values extends FieldValues> {
  form: { control: Control<Values>; problemOf: (name: Path<Values>) => string | undefined }
  /** The store's own texts have no other language to fall back on. */
  isOfStore?: boolean
}

/** Which language the texts above are in, so that screen readers read them in the right voice. */
export function TextLanguageField<Values extends FieldValues & { language: ChosenLanguage }>({
  form,
  isOfStore = false,
}: TextLanguageFieldProps<Values>) {
  const name = 'language' as Path<Values>
  const { field } = useController({ control: form.control, name })
  return (
    <SelectField
      name={name}
      label={isOfStore ? texts.ofStore : texts.ofThis}
      hint={isOfStore ? texts.hint : undefined}
      empty={isOfStore ? texts.notSaid : texts.asStore}
      options={options}
      value={field.value}
      onChoose={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      problem={form.problemOf(name)}
    />
  )
}
