import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Backups as Shown } from '#contract/website-owner/backups.ts'
import { formatMoment } from '#domain/mauritius-time.ts'
import { ownerBackups as texts } from '#texts/website-owner/backups.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'

/** How old the last backup is, with a warning when somebody must look after it. */
export function Backups() {
  const { ownerBackups } = useOwnerClient()
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ofOwner('backups'),
    queryFn: () => ownerBackups.backups({}),
  })
  if (isError && !data) return <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
  const plan = data && (data.isScheduled ? texts.daily(data.kept) : texts.notDaily)
  return (
    <Panel title={texts.title} text={plan}>
      {data ? <State backups={data} now={dataUpdatedAt} /> : <RowsSkeleton />}
    </Panel>
  )
}

function State({ backups, now }: { backups: Shown; now: number }) {
  const { state, last, failure } = backups
  return (
    <>
      {state !== 'fine' && (
        <p className="mb-4 rounded-card border border-sunset/40 bg-sunset-tint p-4 font-semibold">
          {texts.warnings[state]}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {failure && (
          <>
            <Fact name={texts.failedAt}>{formatMoment(failure.at)}</Fact>
            <Fact name={texts.reason} isWide>
              {failure.reason}
            </Fact>
          </>
        )}
        {last && (
          <>
            <Fact name={texts.last}>
              {formatMoment(last.at)}
              <span className="block font-normal text-muted">{age(last.at, now)}</span>
            </Fact>
            <Fact name={texts.size}>{texts.megabytes((last.bytes / 1e6).toFixed(1))}</Fact>
            <Fact name={texts.encrypted}>{texts.isEncrypted[last.isEncrypted ? 'true' : 'false']}</Fact>
          </>
        )}
      </dl>
    </>
  )
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}

function age(at: string, now: number): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(at)) / 3_600_000))
  return hours < 48 ? texts.hoursAgo(hours) : texts.daysAgo(Math.floor(hours / 24))
}
