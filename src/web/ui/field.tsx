import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldProblem } from './field-problem.tsx'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  label: string
  hint?: string | undefined
  /** What is wrong with what stands in it, in words. */
  problem?: string | undefined
  /** Inside the frame, at its end. */
  button?: ReactNode
}

/** One line to fill in: its label above, what helps below, what is wrong beneath that. */
export function Field({ label, hint, problem, button, className = '', ...input }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const problemId = `${id}-problem`
  const describedBy = [hint && hintId, problem && problemId].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={`h-12 w-full rounded-xl border border-edge bg-surface px-4 transition placeholder:text-muted hover:border-lagoon focus-visible:border-lagoon focus-visible:outline-offset-0 aria-invalid:border-sunset read-only:border-line read-only:bg-sand max-sm:text-[1rem] ${button ? 'pr-13' : ''}`}
          {...input}
        />
        {button && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{button}</div>}
      </div>
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </div>
  )
}
