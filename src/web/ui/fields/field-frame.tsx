import { type ReactNode, useId } from 'react'
import { FieldProblem } from './field-problem.tsx'

export interface FieldWords {
  label: string
  hint?: ReactNode
  /** The problem with the value, in words. */
  problem?: string | undefined
}

interface FieldFrameProps extends FieldWords {
  className?: string | undefined
  /** Renders the control with the ids that connect it to its texts. */
  children: (ties: Ties) => ReactNode
}

interface Ties {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The look of every field, including its height. */
export const fieldLook =
  'w-full rounded-xl border border-edge bg-surface px-4 transition hover:border-lagoon focus-visible:border-lagoon focus-visible:outline-offset-0 aria-invalid:border-sunset max-sm:text-[1rem]'

/** A field with its label above, and its hint and problem below. */
export function FieldFrame({ label, hint, problem, className = '', children }: FieldFrameProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const problemId = `${id}-problem`
  const describedBy = [hint && hintId, problem && problemId].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <div id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </div>
      )}
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </div>
  )
}
