import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenEmailChange } from '#contract/shapes/email-change.ts'
import { emailChange as texts } from '#texts/shared/email-change.ts'
import { failureInWords, hasCode } from '#web/shared/forms/failure.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useAction } from '#web/shared/forms/use-action.ts'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem, MailNotice } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PasswordDialog } from './password-dialog.tsx'

interface Said {
  message: string
}

export interface EmailChangePanelProps {
  text: string
  email: string
  /** Set where nothing else on the page shows the address. */
  showsEmail?: boolean
  query: UseQueryOptions<OpenEmailChange>
  ask: (email: string) => Promise<Said>
  withdraw: () => Promise<Said>
  confirmPassword: (password: string) => Promise<unknown>
}

/** Asks for a new address, and shows an address that is not confirmed yet. */
export function EmailChangePanel({
  text,
  email,
  showsEmail = false,
  query,
  ask,
  withdraw,
  confirmPassword,
}: EmailChangePanelProps) {
  const queryClient = useQueryClient()
  const { data } = useQuery(query)
  const reload = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  const [needsPassword, setNeedsPassword] = useState(false)
  const { submit, field, failure, reset, isBusy } = useSubmitForm<{ email: string }>({
    names: ['email'],
    defaultValues: { email: '' },
    send: async ({ email: chosen }) => {
      const { message } = await ask(chosen)
      reset()
      void toast.success(message)
      await reload()
    },
    onFailure: (error) => {
      const isNeeded = hasCode(error, 'password-needed')
      if (isNeeded) setNeedsPassword(true)
      return isNeeded
    },
  })
  const keeping = useAction({
    mutationFn: withdraw,
    onSuccess: async ({ message }) => {
      void toast.success(message)
      await reload()
    },
    onError: (error) => void toast.error(failureInWords(error).sentence),
  })
  const waiting = data?.emailChange
  return (
    <Panel title={texts.title} text={text}>
      {showsEmail && <p className="wrap-anywhere">{texts.now(email)}</p>}
      {waiting && (
        <div className="mt-4 space-y-3">
          <MailNotice>{texts.waiting(waiting.newEmail)}</MailNotice>
          <SubmitButton
            type="button"
            look="quiet"
            size="small"
            isBusy={keeping.isBusy}
            onClick={() => void keeping.start()}
          >
            {texts.keep}
          </SubmitButton>
          <p className="text-sm text-muted">{texts.another}</p>
        </div>
      )}
      <Form onSubmit={submit} className="mt-4 space-y-4">
        <Field
          {...field('email', fieldRules.email)}
          label={texts.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          className="sm:max-w-[calc(50%-0.5rem)]"
        />
        {failure && <FormProblem {...failure} />}
        <SubmitButton isBusy={isBusy}>{texts.submit}</SubmitButton>
      </Form>
      <PasswordDialog
        isOpen={needsPassword}
        text={texts.passwordText}
        email={email}
        confirm={confirmPassword}
        onConfirmed={() => {
          setNeedsPassword(false)
          void submit()
        }}
        onCancel={() => setNeedsPassword(false)}
      />
    </Panel>
  )
}
