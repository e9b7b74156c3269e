import type { ReactNode } from 'react'

interface ToggleProps {
  /** Its name in the address, when the form is sent without script. */
  name: string
  isOn: boolean
  onToggle: () => void
  children: ReactNode
}

/** A button that stays pressed. */
export function Toggle({ name, isOn, onToggle, children }: ToggleProps) {
  return (
    <button
      type="submit"
      name={name}
      value={isOn ? '' : 'true'}
      aria-pressed={isOn}
      onClick={(event) => {
        event.preventDefault()
        onToggle()
      }}
      className="inline-flex h-11 w-full items-center justify-center gap-2 rounded-full border border-rim bg-surface px-3 sm:px-5 max-[24rem]:[&>svg]:hidden [&>svg]:flex-none font-semibold whitespace-nowrap transition hover:border-lagoon hover:text-lagoon aria-pressed:border-lagoon aria-pressed:bg-lagoon-tint aria-pressed:text-lagoon"
    >
      {children}
    </button>
  )
}
