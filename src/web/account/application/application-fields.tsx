import { longest } from '#domain/limits.ts'
import { storeApplication } from '#texts/shared/application.ts'
import { figure } from '#texts/shared/figures.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import type { ApplicationForm } from './use-application-form.ts'

/** The rules of a required text with a maximum length. */
export function written(missing: string, most: number = longest.applicationText) {
  return (text: string) => {
    const { length } = text.trim()
    if (length === 0) return missing
    return length <= most || storeApplication.rules.tooLong(figure(most))
  }
}

export function ApplicationFields({ form }: { form: ApplicationForm }) {
  const { form: texts, rules } = storeApplication
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        {...form.field('businessName', {
          validate: {
            isWritten: written(rules.businessName, longest.businessName),
            isPlain: (name) => !/[<>]/.test(name) || rules.businessNameMarkup,
          },
        })}
        label={texts.businessName}
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <Field
        {...form.field('registrationNumber', {
          validate: written(rules.registrationNumber, longest.registrationNumber),
        })}
        label={texts.registrationNumber}
        hint={texts.registrationHint}
        autoCapitalize="characters"
      />
      <Field
        {...form.field('phone', {
          validate: (phone) => /^[+\d][\d\s().-]{5,39}$/.test(phone.trim()) || rules.phone,
        })}
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextBox
        {...form.field('sells', { validate: written(rules.sells) })}
        value={form.watch('sells') ?? ''}
        limit={longest.applicationText}
        label={texts.sells}
        hint={texts.sellsHint}
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input type="checkbox" {...form.register('claimsHalal')} className="size-5 accent-lagoon" />
          {texts.claimsHalal}
        </label>
        <p className="pl-8 text-sm text-muted">{texts.halalHint}</p>
      </div>
    </div>
  )
}
