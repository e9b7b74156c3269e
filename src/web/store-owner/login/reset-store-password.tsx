import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { mailLinkHead } from '#web/shared/page/private-head.ts'
import { storeSessionChanged } from '#web/shared/session/session.ts'
import { AccountScreen, ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { NewPasswordFields } from '#web/shared/sign-in/password-fields.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'

export const resetPasswordHead = () => mailLinkHead(storeRegistration.byLink)

type Outcome = { state: 'changed' | 'deadLink'; sentence: string }

/** Opened from the mail: the person behind a store chooses its new password. */
export function ResetPasswordPage() {
  const { byLink: texts } = storeRegistration
  const { token } = useParams({ from: '/admin/reset-password/$token' })
  const [outcome, setOutcome] = useState<Outcome>()
  const title = { changed: texts.done, deadLink: texts.dead }
  return (
    <AccountScreen artwork={outcome?.state === 'deadLink' ? 'umbrella-with-rain-drops' : 'key'}>
      <div role="status">
        <ScreenHeading
          title={outcome ? title[outcome.state] : texts.heading}
          text={outcome?.sentence ?? texts.text}
        />
      </div>
      <div className="mt-6">
        {!outcome && <NewPassword token={token} onEnd={setOutcome} />}
        {outcome?.state === 'changed' && <ButtonLink to="/admin/login">{texts.toLogin}</ButtonLink>}
        {outcome?.state === 'deadLink' && (
          <ButtonLink to="/admin/login" search={{ forgot: true }}>
            {texts.newLink}
          </ButtonLink>
        )}
      </div>
    </AccountScreen>
  )
}

interface Values {
  password: string
  confirmPassword: string
}

function NewPassword({ token, onEnd }: { token: string; onEnd: (outcome: Outcome) => void }) {
  const { forgot: texts } = storeRegistration
  const { storeOwner } = useStoreClient()
  const { submit, field, failure, isBusy } = useSubmitForm<Values>({
    names: ['password', 'confirmPassword'],
    send: async ({ password }) => {
      const { message } = await storeOwner.resetPassword({ token, password })
      storeSessionChanged()
      onEnd({ state: 'changed', sentence: message })
    },
    onFailure: (error) => {
      if (!isAboutLink(error)) return false
      onEnd({ state: 'deadLink', sentence: error.message })
      return true
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <NewPasswordFields
        label={texts.newPassword}
        password={field('password', fieldRules.newPassword)}
        confirmPassword={field('confirmPassword', fieldRules.confirmPassword)}
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}

const isAboutLink = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.code === 'bad-link' || error.issues.some(({ path }) => path === 'token'))
