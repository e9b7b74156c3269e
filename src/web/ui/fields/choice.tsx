import { type ReactNode, useId } from 'react'
import { FieldProblem } from './field-problem.tsx'

interface ChoiceProps {
  legend: string
  problem: string | undefined
  children: ReactNode
}

/** A group of radio buttons with a legend above and the problem below. */
export function Choice({ legend, problem, children }: ChoiceProps) {
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? problemId : undefined}
    >
      <p id={id} className="mb-1 text-sm font-semibold">
        {legend}
      </p>
      {children}
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </div>
  )
}
