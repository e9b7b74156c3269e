import { useQuery } from '@tanstack/react-query'
import { ownerWatching } from '#texts/website-owner/watching.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { Rows } from './rows.tsx'

const texts = ownerWatching.errors

/** Errors of our scripts in visitors' browsers, by message and place. */
export function BrowserErrors() {
  const { ownerWatching: calls } = useOwnerClient()
  const { data, isError, refetch } = useQuery({
    queryKey: ofOwner('browser-errors'),
    queryFn: () => calls.browserErrors({}),
  })
  if (isError && !data) return <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
  return (
    <Panel title={texts.title} text={data && texts.explained(data.days)}>
      {!data && <RowsSkeleton />}
      {data?.errors.length === 0 && <p className="text-muted">{texts.none}</p>}
      {data && data.errors.length > 0 && (
        <Rows>
          {data.errors.map(({ message, place, page, build, count, lastAt }) => (
            <li key={[message, place, build].join()} className="py-2.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold wrap-anywhere">{message}</span>
                <span className="tabular-nums">{ownerWatching.times(count)}</span>
              </p>
              <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                <Moment at={lastAt} />
                <span className="wrap-anywhere">
                  {page} · {place}
                </span>
                <span>{texts.build(build)}</span>
              </p>
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  )
}
