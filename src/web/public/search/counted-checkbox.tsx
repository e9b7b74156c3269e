import { figure } from '#texts/shared/figures.ts'

interface CountedCheckboxProps {
  /** The search param of the form without script. */
  name: string
  label: string
  count: number | undefined
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

export function CountedCheckbox({ name, label, count, isChecked, onCheck }: CountedCheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
        className="size-5 flex-none accent-lagoon"
      />
      {label}
      {count !== undefined && <span className="text-muted tabular-nums">{figure(count)}</span>}
    </label>
  )
}
