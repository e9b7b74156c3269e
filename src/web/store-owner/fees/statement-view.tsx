import { useQuery } from '@tanstack/react-query'
import { statement as texts } from '#texts/shared/statement.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { PrintedStatement } from '#web/shared/fees/printed-statement.tsx'
import { ownStatementQuery } from './fees-queries.ts'
import { backToFees, PaperNotLoaded } from './paper-not-loaded.tsx'

/** A month of the store, to read and to print. */
export function OwnStatementView({ month }: { month: string }) {
  const { data, error, refetch } = useQuery(ownStatementQuery(useStoreClient(), month))
  if (data) return <PrintedStatement statement={data} back={backToFees} />
  return <PaperNotLoaded error={error} sentence={texts.failed} onTryAgain={() => void refetch()} />
}
