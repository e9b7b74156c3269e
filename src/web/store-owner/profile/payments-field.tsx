import { inOrder, type PaymentWay, paymentWays } from '#domain/payments-taken.ts'
import { paymentsTaken as texts } from '#texts/shared/payments-taken.ts'
import { FieldProblem } from '#web/ui/fields/field-problem.tsx'

interface PaymentsFieldProps {
  ways: readonly PaymentWay[]
  onChange: (ways: PaymentWay[]) => void
  problem: string | undefined
}

export function PaymentsField({ ways, onChange, problem }: PaymentsFieldProps) {
  const choose = (way: PaymentWay, isTaken: boolean) =>
    onChange(inOrder(isTaken ? [...ways, way] : ways.filter((other) => other !== way)))
  return (
    <>
      <div className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-4">
        {paymentWays.map((way) => (
          <label key={way} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="paymentsTaken"
              checked={ways.includes(way)}
              onChange={({ target }) => choose(way, target.checked)}
              className="size-5 flex-none accent-lagoon"
            />
            {texts.ways[way]}
          </label>
        ))}
      </div>
      {problem && <FieldProblem id="payments-problem">{problem}</FieldProblem>}
    </>
  )
}
