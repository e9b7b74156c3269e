import { FileText } from 'lucide-react'
import { monthName } from '#texts/shared/figures.ts'
import { storeFees } from '#texts/store-owner/fees.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'

/** Links to the statement of each month since the first charge. */
export function OwnStatements({ months }: { months: readonly string[] }) {
  const { statements: texts } = storeFees
  if (months.length === 0) return null
  return (
    <Panel title={texts.heading} text={texts.text}>
      <ul className="-my-1 grid max-h-72 grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4 overflow-y-auto overscroll-contain">
        {months.map((month) => (
          <li key={month}>
            <AppLink
              to="/admin/dashboard/fees/statements/$month"
              params={{ month }}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-lagoon hover:text-lagoon-deep hover:underline"
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
