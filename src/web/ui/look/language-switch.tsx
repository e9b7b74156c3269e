import { useRouterState } from '@tanstack/react-router'
import { inLanguage, type Language, languageCookie, languages } from '#domain/language.ts'
import { language as current } from '#texts/shared/language.ts'
import { theme as texts } from '#texts/shared/theme.ts'
import { segmentLook, segmentsLook } from './segment-look.ts'

const tongues = Object.entries(languages) as [Language, (typeof languages)[Language]][]
const aYear = 31_536_000

/** A link to this page in the other language. The server remembers the choice. */
export function LanguageSwitch() {
  const address = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return (
    <nav aria-label={texts.languageLabel} className={segmentsLook}>
      {tongues.map(([tongue, { name }]) => (
        <a
          key={tongue}
          href={inLanguage(tongue, address)}
          hrefLang={tongue}
          lang={tongue}
          aria-current={tongue === current ? 'true' : undefined}
          onClick={() => remember(tongue)}
          className={`${segmentLook} aria-[current]:bg-lagoon-tint aria-[current]:text-lagoon`}
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
