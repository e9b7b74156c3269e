import type { User } from '#contract/shapes/session.ts'
import { account } from '#texts/account/account.ts'
import { ScreenHeading } from '#web/shared/sign-in/account-screen.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'

interface StoreSessionOverProps {
  /** The path to return to after the store's login. */
  returnPath: string
  person: User | undefined
}

/** Shown to a store owner whose store session ended while the person's session is still open. */
export function StoreSessionOver({ returnPath, person }: StoreSessionOverProps) {
  const { storeOver: texts } = account
  return (
    <>
      <ScreenHeading title={texts.heading} text={texts.text} />
      {person && <p className="mt-2 text-muted">{texts.stillIn(person.name)}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/admin/login" search={{ next: returnPath }}>
          {texts.toStoreLogin}
        </ButtonLink>
        <ButtonLink to={person ? '/' : '/login'} look="quiet">
          {person ? texts.home : texts.toLogin}
        </ButtonLink>
      </div>
    </>
  )
}
