import { type ReportReason, reportReasons } from '#domain/report.ts'
import { reports as texts } from '#texts/shared/reports.ts'
import { Choice } from '#web/ui/fields/choice.tsx'

interface ReasonChoiceProps {
  value: ReportReason | undefined
  onChoose: (reason: ReportReason) => void
  problem: string | undefined
}

export function ReasonChoice({ value, onChoose, problem }: ReasonChoiceProps) {
  return (
    <Choice legend={texts.reason} problem={problem}>
      <div className="space-y-2">
        {reportReasons.map((reason) => (
          <label
            key={reason}
            className="flex cursor-pointer gap-3 rounded-xl border border-edge px-4 py-2.5 outline-lagoon transition hover:border-lagoon has-checked:border-lagoon has-checked:bg-lagoon-tint has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="reason"
              value={reason}
              checked={value === reason}
              onChange={() => onChoose(reason)}
              className="mt-0.5 size-5 flex-none accent-lagoon outline-none"
            />
            <span>
              <span className="block font-semibold">{texts.reasons[reason].name}</span>
              <span className="block text-sm text-muted">{texts.reasons[reason].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </Choice>
  )
}
