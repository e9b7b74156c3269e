import { useConsoleDoor } from '#web/features/console/use-owner-session.ts'
import { OwnerAccess } from '#web/features/owner-access/owner-access.tsx'

export default function OwnerAccount() {
  const { leave } = useConsoleDoor()
  return <OwnerAccess onLoggedOut={leave} />
}
