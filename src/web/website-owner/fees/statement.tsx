import { useQuery } from '@tanstack/react-query'
import { statement as texts } from '#texts/shared/statement.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { PrintedStatement } from '#web/shared/fees/printed-statement.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { linkToLedger } from './fee-links.ts'
import { statementQuery } from './fee-queries.ts'
import { NotFoundHere } from './not-found-here.tsx'

export function StatementView({ storeId, month }: { storeId: string; month: string }) {
  const { data, error, refetch } = useQuery(statementQuery(useOwnerClient(), storeId, month))
  const back = { link: linkToLedger(storeId), name: ownerFees.toLedger }
  if (data) return <PrintedStatement statement={data} back={back} />
  return error ? (
    <NotFoundHere error={error} sentence={texts.failed} onTryAgain={() => void refetch()} />
  ) : (
    <PanelSkeleton panels={1} />
  )
}
