import { useConsoleDoor } from '#web/website-owner/console/use-owner-session.ts'
import { OwnerAccess } from './owner-access.tsx'

export default function OwnerAccount() {
  const { leave } = useConsoleDoor()
  return <OwnerAccess onLoggedOut={leave} />
}
