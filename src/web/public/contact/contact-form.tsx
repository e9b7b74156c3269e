import type { UseFormRegisterReturn } from 'react-hook-form'
import { longest } from '#domain/limits.ts'
import { contact } from '#texts/public/contact.ts'
import { forms } from '#texts/shared/forms.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { useContactForm } from './use-contact-form.ts'

/** `onSent` receives the email that the answer goes to. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { form: texts } = contact
  const { fields: labels } = forms
  const { submit, fields, register, watch, failure, isBusy, beginning } = useContactForm(onSent)
  const message = watch('message') ?? ''
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field {...fields.name} label={labels.name} autoComplete="name" />
        <Field
          {...fields.email}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </div>
      <TextBox
        {...fields.message}
        value={message}
        limit={longest.contactMessage}
        label={texts.message}
        hint={texts.messageHint}
        className="[&_textarea]:min-h-40"
      />
      <Trap field={register('website')} />
      <p className="text-sm text-muted">
        {texts.privacy}{' '}
        <AppLink to="/privacy-policy" className="text-lagoon underline hover:text-lagoon-deep">
          {texts.privacyPolicy}
        </AppLink>
      </p>
      {failure && <NotSent {...failure} />}
      <SubmitButton isBusy={isBusy} className="justify-self-start max-sm:w-full">
        {texts.submit}
      </SubmitButton>
      <UnsavedChanges areThere={message.trim() !== beginning.trim() && !isBusy} />
    </Form>
  )
}

/** A honeypot: people cannot see or focus it, bots fill it in. */
function Trap({ field }: { field: UseFormRegisterReturn }) {
  const { form: texts } = contact
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {texts.trap}
        <input type="text" tabIndex={-1} autoComplete="off" {...field} />
      </label>
    </div>
  )
}

function NotSent({ sentence, advice }: { sentence: string; advice?: string | undefined }) {
  return (
    <div role="alert" className="rounded-xl bg-sunset-tint px-4 py-3">
      <p className="font-semibold">{sentence}</p>
      <p>{advice}</p>
    </div>
  )
}
