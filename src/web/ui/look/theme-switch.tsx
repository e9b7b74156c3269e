import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { theme as texts } from '#texts/shared/theme.ts'
import { segmentLook, segmentsLook } from './segment-look.ts'
import { chooseTheme, rememberedTheme, type Theme, themes } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }

/** The attribute on the document is the source, because the script in the head may have set it. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export function ThemeSwitch() {
  // A page may have two switches, and radio buttons with one name would exclude each other.
  const name = useId()
  const current = useSyncExternalStore<Theme>(watchTheme, rememberedTheme, () => 'system')
  return (
    <fieldset className={segmentsLook}>
      <legend className="sr-only">{texts.label}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme]
        return (
          <label
            key={theme}
            data-chosen={current === theme || undefined}
            className={`${segmentLook} outline-offset-2 outline-lagoon has-checked:bg-lagoon-tint has-checked:text-lagoon has-focus-visible:outline-2`}
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={current === theme}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4" />
            {texts[theme]}
          </label>
        )
      })}
    </fieldset>
  )
}
