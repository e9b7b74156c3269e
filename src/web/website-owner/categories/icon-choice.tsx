import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { ownerCategories as texts } from '#texts/website-owner/categories.ts'
import { Artwork } from '#web/ui/frame/artwork.tsx'

interface IconChoiceProps {
  icons: readonly string[]
  chosen: string | null
  onChoose: (icon: string | null) => void
}

const iconNames: Record<string, string> = texts.icons

export function IconChoice({ icons, chosen, onChoose }: IconChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{texts.icon}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5">
        <Option name={texts.noIcon} isChosen={chosen === null} onChoose={() => onChoose(null)}>
          <Ban aria-hidden="true" className="size-6 text-muted" />
        </Option>
        {icons.map((icon) => (
          <Option
            key={icon}
            name={iconNames[icon] ?? icon}
            isChosen={chosen === icon}
            onChoose={() => onChoose(icon)}
          >
            <Artwork name={icon} size={32} />
          </Option>
        ))}
      </div>
    </fieldset>
  )
}

interface OptionProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Option({ name, isChosen, onChoose, children }: OptionProps) {
  return (
    <label
      title={name}
      className="relative grid h-12 cursor-pointer place-items-center rounded-xl border border-line outline-lagoon transition hover:border-lagoon has-checked:border-2 has-checked:border-lagoon has-checked:bg-lagoon-tint has-focus-visible:outline-2"
    >
      <input
        type="radio"
        name="icon"
        aria-label={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  )
}
