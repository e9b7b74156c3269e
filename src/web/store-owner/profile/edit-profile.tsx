import { lazy } from 'react'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ownProfileQuery } from '#web/store-owner/own-store.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { FormSkeleton } from './view-skeletons.tsx'

const ProfileForm = lazy(async () => ({ default: (await import('./profile-form.tsx')).ProfileForm }))

export function EditProfile({ onSaved }: { onSaved: () => void }) {
  const { failed } = storeProfile
  const storeClient = useStoreClient()
  const { data: profile, hasFailed, tryAgain } = usePreviousDataQuery(ownProfileQuery(storeClient))
  if (profile) return <ProfileForm key={profile._id} profile={profile} onSaved={onSaved} />
  return hasFailed ? <NotLoaded sentence={failed} onTryAgain={tryAgain} /> : <FormSkeleton fields={4} />
}
