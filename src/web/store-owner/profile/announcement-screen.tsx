import { useNavigation } from '#web/store-owner/dashboard/navigation.ts'
import { AnnouncementView } from './announcement-view.tsx'

export function AnnouncementScreen() {
  const { goAfterSave } = useNavigation()
  return <AnnouncementView onSaved={() => goAfterSave('profile/profile')} />
}
