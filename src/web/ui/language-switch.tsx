import { useRouterState } from '@tanstack/react-router'
import { inLanguage, type Language, languageCookie, languages } from '#domain/language.ts'
import { language as current } from '#texts/language.ts'
import { theme as texts } from '#texts/theme.ts'

const tongues = Object.entries(languages) as [Language, (typeof languages)[Language]][]
const aYear = 31_536_000

/** The same page in our other language; the server remembers which was chosen. */
export function LanguageSwitch() {
  const address = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return (
    <nav
      aria-label={texts.languageLabel}
      className="inline-flex rounded-full border border-line bg-surface p-1"
    >
      {tongues.map(([tongue, { name }]) => (
        <a
          key={tongue}
          href={inLanguage(tongue, address)}
          hrefLang={tongue}
          lang={tongue}
          aria-current={tongue === current ? 'true' : undefined}
          onClick={() => remember(tongue)}
          className="inline-flex min-h-8 items-center rounded-full px-3 text-sm font-medium text-muted transition hover:text-ink aria-[current]:bg-lagoon-tint aria-[current]:text-lagoon pointer-coarse:min-h-11"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function remember(tongue: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store, and the server must be able to read it
  document.cookie = `${languageCookie}=${tongue}; path=/; max-age=${aYear}; samesite=lax`
}
