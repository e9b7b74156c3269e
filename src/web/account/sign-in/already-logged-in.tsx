import type { User } from '#contract/shapes/session.ts'
import { account } from '#texts/account/account.ts'
import { navigation } from '#texts/shared/navigation.ts'
import { useLogout } from '#web/shared/session/use-logout.ts'
import { ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { useGoToPath } from '#web/ui/buttons/app-link.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface AlreadyLoggedInProps {
  person: User
  returnPath: string | undefined
}

/** Replaces a form that a logged-in person does not need. */
export function AlreadyLoggedIn({ person, returnPath }: AlreadyLoggedInProps) {
  const texts = account.alreadyIn
  const goToPath = useGoToPath()
  const { logout, isUnderWay } = useLogout(person, () => void toast.success(texts.loggedOut))
  return (
    <>
      <ScreenHeading title={texts.heading} text={texts.text(person.name)} />
      <div className="mt-6 flex flex-wrap gap-3">
        {returnPath ? (
          <Button onClick={() => goToPath(returnPath)}>{texts.goBack}</Button>
        ) : (
          <ButtonLink to="/">{navigation.home}</ButtonLink>
        )}
        <ButtonLink to="/settings" look="quiet">
          {navigation.accountSettings}
        </ButtonLink>
        <SubmitButton type="button" look="quiet" isBusy={isUnderWay} onClick={logout}>
          {navigation.logout}
        </SubmitButton>
      </div>
    </>
  )
}
