import { useQuery } from '@tanstack/react-query'
import { ownerWatching } from '#texts/website-owner/watching.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { Fingerprint, Rows } from './rows.tsx'

const texts = ownerWatching.security

/** Wrong passwords and codes, waits and new devices, without anybody's name. */
export function SecurityEvents() {
  const { ownerWatching: calls } = useOwnerClient()
  const { data, isError, refetch } = useQuery({
    queryKey: ofOwner('security-events'),
    queryFn: () => calls.securityEvents({}),
  })
  if (isError && !data) return <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
  return (
    <Panel title={texts.title} text={data && texts.explained(data.days)}>
      {!data && <RowsSkeleton />}
      {data?.events.length === 0 && <p className="text-muted">{texts.none}</p>}
      {data && data.events.length > 0 && (
        <Rows>
          {data.events.map(({ event, login, account, address, device, count, lastAt }) => (
            <li key={[event, login, account, address, device, lastAt].join()} className="py-2.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">
                  {texts.events[event]}
                  <span className="font-normal text-muted"> · {texts.logins[login]}</span>
                </span>
                <span className="tabular-nums">{ownerWatching.times(count)}</span>
              </p>
              <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                <Moment at={lastAt} />
                <span>
                  {texts.whose} <Fingerprint sign={account} />
                </span>
                <span>
                  {texts.from} <Fingerprint sign={address} /> {device}
                </span>
              </p>
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  )
}
