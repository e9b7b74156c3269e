import { useQuery } from '@tanstack/react-query'
import { isHoursSet } from '#domain/opening-hours.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { AnnouncementBox } from '#web/shared/store/announcement-box.tsx'
import { ClosedToday } from '#web/store-owner/hours/closed-today.tsx'
import { HoursConfirmed } from '#web/store-owner/hours/hours-confirmed.tsx'
import { WeekHours } from '#web/store-owner/hours/week-hours.tsx'
import { ownProfileQuery } from '#web/store-owner/own-store.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { MissingParts } from './missing-parts.tsx'
import { OwnStoreFacts } from './own-store-facts.tsx'
import { OwnStoreHero } from './own-store-hero.tsx'
import { PictureRemoved } from './picture-removed.tsx'
import type { ProfileViewName } from './profile-view-name.ts'
import { ProfileSkeleton } from './view-skeletons.tsx'

interface ProfileViewProps {
  onGoTo: (view: ProfileViewName) => void
}

export function ProfileView({ onGoTo }: ProfileViewProps) {
  const { profile: texts, announcement, failed } = storeProfile
  const storeClient = useStoreClient()
  const { data: profile, isError, refetch } = useQuery(ownProfileQuery(storeClient))
  if (!profile) {
    return isError ? <NotLoaded sentence={failed} onTryAgain={() => void refetch()} /> : <ProfileSkeleton />
  }
  return (
    <div className="space-y-5">
      <PictureRemoved removal={profile.pictureRemoval} onChoose={() => onGoTo('edit')} />
      <OwnStoreHero profile={profile} onEdit={() => onGoTo('edit')} />
      <MissingParts profile={profile} onGoTo={onGoTo} />
      <Panel title={texts.announcement}>
        {profile.announcement ? <AnnouncementBox {...profile.announcement} /> : <p>{announcement.none}</p>}
        <Button look="quiet" size="small" className="mt-4" onClick={() => onGoTo('announcement')}>
          {profile.announcement ? texts.changeAnnouncement : texts.writeAnnouncement}
        </Button>
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={texts.facts}>
          <OwnStoreFacts profile={profile} />
        </Panel>
        <Panel title={texts.hours}>
          <WeekHours opening={profile} />
          {isHoursSet(profile) && (
            <div className="mt-4 grid justify-items-start gap-3">
              <ClosedToday specialDays={profile.specialDays} />
              <HoursConfirmed hoursConfirmedAt={profile.hoursConfirmedAt} />
              <Button look="quiet" size="small" onClick={() => onGoTo('hours')}>
                {texts.specialDays}
              </Button>
            </div>
          )}
        </Panel>
      </div>
      <Button look="plain" className="px-0! text-sunset!" onClick={() => onGoTo('delete')}>
        {texts.deleteStore}
      </Button>
    </div>
  )
}
