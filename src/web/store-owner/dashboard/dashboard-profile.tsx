import { lazy } from 'react'
import { ProfileView } from '#web/store-owner/profile/profile-view.tsx'
import type { Ways } from './dashboard.tsx'
import type { Place } from './place.ts'

const AnnouncementView = lazy(async () => ({
  default: (await import('#web/store-owner/profile/announcement-view.tsx')).AnnouncementView,
}))
const EditProfile = lazy(async () => ({
  default: (await import('#web/store-owner/profile/edit-profile.tsx')).EditProfile,
}))
const SecurityView = lazy(async () => ({
  default: (await import('#web/store-owner/security/security-view.tsx')).SecurityView,
}))
const DeleteStore = lazy(async () => ({
  default: (await import('#web/store-owner/profile/delete-store.tsx')).DeleteStore,
}))

/** The store itself: how it looks, what it announces, and its end. */
export default function DashboardProfile({ place, go, goAfterSave, leave }: { place: Place } & Ways) {
  const seeProfile = () => goAfterSave({ tab: 'profile', view: 'profile' })
  switch (place.view) {
    case 'announcement':
      return <AnnouncementView onSaved={seeProfile} />
    case 'edit':
      return <EditProfile onSaved={seeProfile} />
    case 'security':
      return <SecurityView />
    case 'delete':
      return <DeleteStore onDeleted={leave} />
    default:
      return <ProfileView onGoTo={(view) => go({ tab: 'profile', view })} />
  }
}
