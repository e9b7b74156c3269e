import type { ReactNode } from 'react'

interface ToggleProps {
  /** The search param of the form without script. */
  name: string
  isOn: boolean
  onToggle: () => void
  children: ReactNode
}

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
