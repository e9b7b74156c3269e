import { useWays } from '#web/store-owner/dashboard/ways.ts'
import { EditProfile } from './edit-profile.tsx'

export function EditProfileScreen() {
  const { goAfterSave } = useWays()
  return <EditProfile onSaved={() => goAfterSave('profile/profile')} />
}
