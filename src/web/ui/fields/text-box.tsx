import type { ComponentProps } from 'react'
import { figure } from '#texts/shared/figures.ts'
import { TextArea } from './text-area.tsx'

interface TextBoxProps extends ComponentProps<typeof TextArea> {
  value: string
  /** The limit in characters without surrounding blanks. Longer texts are refused, never cut. */
  limit: number
}

export function TextBox({ hint, limit, ...box }: TextBoxProps) {
  const length = box.value.trim().length
  return (
    <TextArea
      {...box}
      hint={
        <p className="flex justify-between gap-3">
          {hint}
          <span
            className={`ml-auto whitespace-nowrap tabular-nums ${length > limit ? 'font-semibold text-sunset' : ''}`}
          >
            {figure(length)} / {figure(limit)}
          </span>
        </p>
      }
    />
  )
}
