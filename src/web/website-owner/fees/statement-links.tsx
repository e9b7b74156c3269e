import { FileText } from 'lucide-react'
import { monthName } from '#texts/shared/figures.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'

export function StatementLinks({ storeId, months }: { storeId: string; months: readonly string[] }) {
  const { ledger: texts } = ownerFees
  return (
    <Panel title={texts.statements}>
      {months.length === 0 && <p className="text-muted">{texts.noStatements}</p>}
      <ul className="-my-1 grid max-h-72 gap-x-4 overflow-y-auto overscroll-contain sm:max-xl:grid-cols-3">
        {months.map((month) => (
          <li key={month}>
            <AppLink
              to="/owner/fees/$storeId/$month"
              params={{ storeId, month }}
              className="inline-flex min-h-10 items-center gap-2 font-medium text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:min-h-11"
            >
              <FileText aria-hidden="true" className="size-4.5 flex-none" />
              {monthName(month)}
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
