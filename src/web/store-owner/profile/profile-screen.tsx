import { linkTo } from '#web/store-owner/dashboard/views.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { ProfileView } from './profile-view.tsx'

export function ProfileScreen() {
  const goTo = useGoTo()
  return <ProfileView onGoTo={(view) => goTo(linkTo(`profile/${view}`))} />
}
