import { loggedOut as texts } from '#texts/account/logged-out.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'

interface LoggedOutProps {
  message: string
  hint: string
  /** Where the person goes on after the login. */
  next: string
}

/** In place of a page that shows a person their own. */
export function LoggedOut({ message, hint, next }: LoggedOutProps) {
  return (
    <EmptyState artwork="key" message={message} hint={hint}>
      <ButtonLink to="/login" search={{ next }}>
        {texts.toLogin}
      </ButtonLink>
      <ButtonLink to="/signup" search={{ next }} look="quiet">
        {texts.toSignup}
      </ButtonLink>
    </EmptyState>
  )
}
