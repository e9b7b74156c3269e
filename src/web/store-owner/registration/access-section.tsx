import { forms } from '#texts/shared/forms.ts'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { NewPasswordFields } from '#web/shared/sign-in/password-fields.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

export function AccessSection({ form: { field } }: { form: RegistrationForm }) {
  const { sections, fields } = storeRegistration
  return (
    <Panel title={sections.access} text={sections.accessText}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...field('email', fieldRules.email)}
          label={fields.email}
          hint={fields.emailHint}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          className="sm:col-span-2"
        />
        <NewPasswordFields
          label={forms.fields.password}
          password={field('password', fieldRules.newPassword)}
          confirmPassword={field('confirmPassword', fieldRules.confirmPassword)}
        />
      </div>
    </Panel>
  )
}
