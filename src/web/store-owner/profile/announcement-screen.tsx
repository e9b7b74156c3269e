import { useWays } from '#web/store-owner/dashboard/ways.ts'
import { AnnouncementView } from './announcement-view.tsx'

export function AnnouncementScreen() {
  const { goAfterSave } = useWays()
  return <AnnouncementView onSaved={() => goAfterSave('profile/profile')} />
}
