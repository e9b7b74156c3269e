import { inLanguage } from '#domain/language.ts'
import { storeApplication } from '#texts/shared/application.ts'
import { language } from '#texts/shared/language.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import type { ApplicationForm } from './use-application-form.ts'

/** The reason why the form cannot be sent, and its button. */
export function SendPart({ form, children }: { form: ApplicationForm; children: string }) {
  const { loggedOut: texts } = storeApplication
  return (
    <>
      {form.loggedOut && (
        <div className="grid gap-3">
          <FormProblem sentence={form.loggedOut} advice={texts.kept} />
          {/* The link opens another tab, so that the form keeps its values. */}
          <a
            href={inLanguage(language, '/login')}
            target="_blank"
            rel="noopener"
            className={buttonLook({ look: 'quiet' }, 'justify-self-start')}
          >
            {texts.login}
          </a>
        </div>
      )}
      {form.failure && <FormProblem {...form.failure} />}
      <SubmitButton isBusy={form.isBusy} className="justify-self-start max-sm:w-full">
        {children}
      </SubmitButton>
    </>
  )
}
