import { type ComponentProps, useId } from 'react'
import { FieldProblem } from './field-problem.tsx'

interface TextBoxProps extends Omit<ComponentProps<'textarea'>, 'id' | 'children' | 'value'> {
  label: string
  hint: string
  value: string
  /** Characters, not counting blanks around the text. What is longer is refused, never cut. */
  limit: number
  problem?: string | undefined
}

const figure = (count: number) => count.toLocaleString('en-GB')

/** Several lines to fill in, and how many characters they have. */
export function TextBox({ label, hint, value, limit, problem, ...box }: TextBoxProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const problemId = `${id}-problem`
  const length = value.trim().length
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        rows={3}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${hintId} ${problemId}` : hintId}
        className="block field-sizing-content max-h-96 min-h-24 w-full rounded-xl border border-edge bg-surface px-4 py-2.5 transition hover:border-lagoon focus-visible:border-lagoon focus-visible:outline-offset-0 aria-invalid:border-sunset max-sm:text-[1rem]"
        {...box}
      />
      <p id={hintId} className="mt-1 flex justify-between gap-3 text-sm text-muted">
        {hint}
        <span className={`tabular-nums ${length > limit ? 'font-semibold text-sunset' : ''}`}>
          {figure(length)} / {figure(limit)}
        </span>
      </p>
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </div>
  )
}
