import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { isHoursSet } from '#domain/opening-hours.ts'
import { storeHours as texts } from '#texts/store-owner/hours.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ownProfileQuery } from '#web/store-owner/own-store.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useByClock } from '#web/ui/time/clock.tsx'
import { ClosedToday } from './closed-today.tsx'
import { HolidayQuestions } from './holiday-questions.tsx'
import { HoursConfirmed } from './hours-confirmed.tsx'
import { HoursMail } from './hours-mail.tsx'
import type { SaidOfDay } from './hours-queries.ts'
import { SpecialDaysList } from './special-days-list.tsx'
import { WeekHours } from './week-hours.tsx'

const SpecialDayForm = lazy(async () => ({
  default: (await import('./special-day-form.tsx')).SpecialDayForm,
}))

/** The hours of the store: the week, holidays, special days. */
export function HoursView() {
  const storeClient = useStoreClient()
  const { data: profile, isError, refetch } = useQuery(ownProfileQuery(storeClient))
  const today = useByClock(60_000, mauritiusDay)
  const [edited, setEdited] = useState<Partial<SaidOfDay>>()
  if (!profile)
    return isError ? (
      <NotLoaded sentence={storeProfile.failed} onTryAgain={() => void refetch()} />
    ) : (
      <PanelSkeleton panels={3} />
    )
  const changeWeek = (
    <ButtonLink to="/admin/dashboard/profile/edit" look="quiet" size="small">
      {isHoursSet(profile) ? texts.changeWeek : texts.setWeek}
    </ButtonLink>
  )
  return (
    <div className="space-y-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={texts.week}>
          <WeekHours opening={profile} />
          <div className="mt-4 grid justify-items-start gap-3">
            {isHoursSet(profile) && (
              <>
                <ClosedToday specialDays={profile.specialDays} />
                <HoursConfirmed hoursConfirmedAt={profile.hoursConfirmedAt} />
              </>
            )}
            {changeWeek}
          </div>
        </Panel>
        {isHoursSet(profile) && (
          <Panel title={texts.holidays} text={texts.holidaysText}>
            <HolidayQuestions hours={profile} onOther={(day) => setEdited({ day })} />
          </Panel>
        )}
      </div>
      {isHoursSet(profile) && (
        <Panel title={texts.specialDays} text={texts.specialDaysText}>
          <SpecialDaysList hours={profile} onEdit={setEdited} />
          <Button look="quiet" size="small" className="mt-4" onClick={() => setEdited({})}>
            {texts.addDay}
          </Button>
        </Panel>
      )}
      <Panel title={texts.mail} text={texts.mailText}>
        <HoursMail />
      </Panel>
      <DialogOnDemand
        open={edited !== undefined}
        onOpenChange={(isOpen) => isOpen || setEdited(undefined)}
        title={edited?.hours ? texts.editTitle : texts.addTitle}
      >
        <Suspense fallback={<Skeleton className="h-80 rounded-xl!" />}>
          {edited && <SpecialDayForm edited={edited} today={today} onClose={() => setEdited(undefined)} />}
        </Suspense>
      </DialogOnDemand>
    </div>
  )
}
