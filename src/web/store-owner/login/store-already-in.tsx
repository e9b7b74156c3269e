import { navigation } from '#texts/shared/navigation.ts'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { useLogout } from '#web/shared/session/use-logout.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'

/** Replaces the login form while the store is logged in. */
export function StoreAlreadyIn() {
  const { alreadyIn: texts } = storeRegistration
  const { logout, isUnderWay } = useLogout({ role: 'admin' })
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to="/admin/dashboard">{texts.toDashboard}</ButtonLink>
      <SubmitButton type="button" look="quiet" isBusy={isUnderWay} onClick={logout}>
        {navigation.logout}
      </SubmitButton>
    </div>
  )
}
