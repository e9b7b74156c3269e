import { common } from '#texts/shared/common.ts'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import type { Session } from '#web/shared/session/session.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { AskForLinkForm } from './ask-for-link-form.tsx'
import { NewStorePasswordForm } from './new-store-password-form.tsx'

interface ForgottenPasswordProps {
  session: Session
  /** The path to return to after the login. */
  here: string
  onChanged: () => void
}

/** The person behind a store gives it a new password: by mail, or with the password of their own account. */
export function ForgottenPassword({ session, here, onChanged }: ForgottenPasswordProps) {
  const { forgot: texts } = storeRegistration
  if (session.state === 'unknown') return <FormSkeleton />
  const { person } = session
  if (person?.role === 'admin') {
    return (
      <>
        <p className="mb-6 text-pretty text-muted">{texts.text}</p>
        <NewStorePasswordForm email={person.email} onChanged={onChanged} />
      </>
    )
  }
  return (
    <>
      <p className="mb-6 text-lg text-pretty text-muted">
        {person ? texts.noStoreText(person.name) : texts.visitorText}
      </p>
      {person ? (
        <ButtonLink to="/contact">{texts.contact}</ButtonLink>
      ) : (
        <>
          <AskForLinkForm />
          <p className="mt-6 border-t border-line pt-5 text-muted">
            {texts.otherwise}{' '}
            <PlainLink to="/login" search={{ next: here }}>
              {texts.toLogin}
            </PlainLink>
          </p>
        </>
      )}
    </>
  )
}

function FormSkeleton() {
  const { loading } = common
  return (
    <>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <SkeletonLine className="w-full" />
      <SkeletonLine className="mb-6 w-2/3" />
      {['own', 'new', 'again'].map((field) => (
        <Skeleton key={field} className="mt-10 h-12 rounded-xl!" />
      ))}
      <Skeleton className="mt-4 h-11" />
    </>
  )
}
