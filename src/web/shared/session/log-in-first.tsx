import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'

interface LogInFirstProps {
  message: string
  hint: string
  login: string
  signup: string
  /** Where to come back to. */
  next: string
}

/** In place of what only a person with an account sees. */
export function LogInFirst({ message, hint, login, signup, next }: LogInFirstProps) {
  return (
    <EmptyState artwork="key" message={message} hint={hint}>
      <ButtonLink to="/login" search={{ next }}>
        {login}
      </ButtonLink>
      <ButtonLink to="/signup" search={{ next }} look="quiet">
        {signup}
      </ButtonLink>
    </EmptyState>
  )
}
