import { useOwnerSessionActions } from '#web/website-owner/console/use-owner-session.ts'
import { OwnerAccess } from './owner-access.tsx'

export function AccountScreen() {
  const { leave } = useOwnerSessionActions()
  return <OwnerAccess onLoggedOut={leave} />
}
