import { storeProfile } from '#texts/store-owner/profile.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { announcementQuery } from './profile-queries.ts'
import { FormSkeleton } from './view-skeletons.tsx'

export function AnnouncementView({ onSaved }: { onSaved: () => void }) {
  const { announcement: texts } = storeProfile
  const storeClient = useStoreClient()
  const { data: announcement, hasFailed, tryAgain } = usePreviousDataQuery(announcementQuery(storeClient))
  if (announcement !== undefined) {
    return <AnnouncementForm announcement={announcement} onSaved={onSaved} />
  }
  return hasFailed ? <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} /> : <FormSkeleton fields={2} />
}
