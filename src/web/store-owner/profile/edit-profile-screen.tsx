import { useNavigation } from '#web/store-owner/dashboard/navigation.ts'
import { EditProfile } from './edit-profile.tsx'

export function EditProfileScreen() {
  const { goAfterSave } = useNavigation()
  return <EditProfile onSaved={() => goAfterSave('profile/profile')} />
}
