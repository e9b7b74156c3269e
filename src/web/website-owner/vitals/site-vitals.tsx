import { useQuery } from '@tanstack/react-query'
import type { SiteVitals as Figures } from '#contract/website-owner/vitals.ts'
import { type Verdict, type Vital, verdict, vitalNames } from '#domain/vitals.ts'
import { ownerVitals as texts } from '#texts/website-owner/vitals.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'

/** How fast pages were for visitors, by the kind of page. */
export function SiteVitals() {
  const { ownerVitals } = useOwnerClient()
  const { data, isError, refetch } = useQuery({
    queryKey: ofOwner('vitals'),
    queryFn: () => ownerVitals.vitals({}),
  })
  if (isError && !data) return <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
  return (
    <Panel title={texts.title} text={data && texts.explained(data.days)}>
      {data ? <VitalsTable pages={data.pages} /> : <RowsSkeleton />}
    </Panel>
  )
}

function VitalsTable({ pages }: Pick<Figures, 'pages'>) {
  if (pages.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="align-bottom text-sm text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-2 font-medium">
            {texts.page}
          </th>
          {vitalNames.map((vital) => (
            <th key={vital} scope="col" className="p-2 text-right font-medium last:pr-0">
              {texts.vitals[vital]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {pages.map(({ page, ...measured }) => (
          <tr key={page}>
            <th scope="row" className="py-2.5 pr-2 font-semibold">
              {texts.pages[page]}
              {measured.lcp && (
                <span className="block text-sm font-normal text-muted">
                  {texts.visits(measured.lcp.visits)}
                </span>
              )}
            </th>
            {vitalNames.map((vital) => (
              <td key={vital} className="p-2 text-right last:pr-0">
                <Measured vital={vital} value={measured[vital]?.p75} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const colours = { good: 'text-cane', middling: 'text-ink', poor: 'text-sunset' } as const satisfies Record<
  Verdict,
  string
>

function Measured({ vital, value }: { vital: Vital; value: number | undefined }) {
  if (value === undefined) return <span className="text-muted">{texts.notMeasured}</span>
  const judged = verdict(vital, value)
  return (
    <>
      <span className="block font-semibold whitespace-nowrap">{texts.value[vital](value)}</span>
      <span className={`text-sm ${colours[judged]}`}>{texts.verdicts[judged]}</span>
    </>
  )
}
