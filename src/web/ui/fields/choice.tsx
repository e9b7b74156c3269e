import { type ReactNode, useId } from 'react'
import { FieldProblem } from './field-problem.tsx'

interface ChoiceProps {
  legend: string
  problem: string | undefined
  /** The radio buttons, all of one name. */
  children: ReactNode
}

/** One of several must be chosen: what it is about above, what is wrong beneath. */
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
