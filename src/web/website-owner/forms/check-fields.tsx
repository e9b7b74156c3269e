import { addMonths, formatDate, isCalendarDay, mauritiusDay } from '#domain/mauritius-time.ts'
import type { StoreChecks } from '#domain/store-checks.ts'
import { storeChecks as texts } from '#texts/shared/store-checks.ts'
import type { FieldInForm } from '#web/shared/forms/use-submit-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { useNow } from '#web/ui/time/clock.tsx'

type CheckName = keyof StoreChecks
/** Days as the fields hold them; empty means not checked. */
export type CheckValues = Record<CheckName, string>

/** Any form whose values include the two days. */
interface CheckForm {
  optional(name: CheckName, rule: { validate: (day: string) => true | string }): FieldInForm
  watch(name: CheckName): string
  setValue(name: CheckName, day: string, options: { shouldDirty: true; shouldValidate: true }): void
}

interface CheckFieldsProps {
  form: CheckForm
  /** The saved days, which are valid even when past. */
  given?: CheckValues
}

const periods = [6, 12, 24] as const

export function useToday(): string {
  return mauritiusDay(useNow(60_000))
}

export const checksOf = ({ verifiedUntil, halalCheckedUntil }: CheckValues): StoreChecks => ({
  verifiedUntil: verifiedUntil || null,
  halalCheckedUntil: halalCheckedUntil || null,
})

/** Legitimacy and halal are checked separately, each until its own day. */
export function CheckFields({ form, given }: CheckFieldsProps) {
  const hints = { verifiedUntil: texts.verifiedHint, halalCheckedUntil: texts.halalHint }
  const today = useToday()
  return (
    <div className="grid items-start gap-5 @xl:grid-cols-2">
      {(['verifiedUntil', 'halalCheckedUntil'] as const).map((name) => {
        const day = form.watch(name)
        const choose = (chosen: string) =>
          form.setValue(name, chosen, { shouldDirty: true, shouldValidate: true })
        const isPast = isCalendarDay(day) && day < today
        return (
          <div key={name} className="min-w-0">
            <Field
              {...form.optional(name, {
                validate: (chosen) => !chosen || chosen >= today || chosen === given?.[name] || texts.past,
              })}
              type="date"
              min={today}
              label={texts[name]}
              hint={
                !isCalendarDay(day)
                  ? texts.noBadge
                  : isPast
                    ? texts.lapsed(formatDate(day))
                    : hints[name](formatDate(day))
              }
            />
            <fieldset className="mt-2 flex flex-wrap gap-2">
              <legend className="sr-only">{texts.quick(texts[name])}</legend>
              {periods.map((months) => {
                const until = addMonths(today, months)
                return (
                  <Quick key={months} isChosen={day === until} onChoose={() => choose(until)}>
                    {texts.periods[months]}
                  </Quick>
                )
              })}
              <Quick isChosen={!day} onChoose={() => choose('')}>
                {texts.notChecked}
              </Quick>
            </fieldset>
          </div>
        )
      })}
    </div>
  )
}

interface QuickProps {
  isChosen: boolean
  onChoose: () => void
  children: string
}

function Quick({ isChosen, onChoose, children }: QuickProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-9 rounded-full border border-line px-3.5 text-sm font-semibold transition hover:border-lagoon hover:text-lagoon aria-pressed:border-lagoon aria-pressed:bg-lagoon-tint aria-pressed:text-lagoon pointer-coarse:min-h-11"
    >
      {children}
    </button>
  )
}
