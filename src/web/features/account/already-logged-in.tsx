import type { User } from '#contract/shapes/session.ts'
import { account } from '#texts/account.ts'
import { navigation } from '#texts/navigation.ts'
import { useLogout } from '#web/api/use-logout.ts'
import { useGoTo } from '#web/ui/app-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { notice } from '#web/ui/notice.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { ScreenHeading } from './account-screen.tsx'

interface AlreadyLoggedInProps {
  person: User
  /** Where they came from. */
  wayBack: string | undefined
}

/** In place of a form that the person has no use for now. */
export function AlreadyLoggedIn({ person, wayBack }: AlreadyLoggedInProps) {
  const texts = account.alreadyIn
  const goTo = useGoTo()
  const { logout, isUnderWay } = useLogout(person, () => void notice.success(texts.loggedOut))
  return (
    <>
      <ScreenHeading title={texts.heading} text={texts.text(person.name)} />
      <div className="mt-6 flex flex-wrap gap-3">
        {wayBack ? (
          <Button onClick={() => goTo(wayBack)}>{texts.goBack}</Button>
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
