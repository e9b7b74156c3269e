import { useRouterState } from '@tanstack/react-router'
import { choosingLanguage, inLanguage, type Language, languages } from '#domain/language.ts'
import { language as current } from '#texts/shared/language.ts'
import { theme as texts } from '#texts/shared/theme.ts'
import { rememberLanguage } from './remember-language.ts'
import { segmentLook, segmentsLook } from './segment-look.ts'

const tongues = Object.entries(languages) as [Language, (typeof languages)[Language]][]

/**
 * A link to this page in the other language, which is remembered: by the server, or once the page is interactive by the
 * script, so that it also works offline.
 */
export function LanguageSwitch() {
  const address = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return (
    <nav aria-label={texts.languageLabel} className={segmentsLook}>
      {tongues.map(([tongue, { name }]) => (
        <a
          key={tongue}
          href={choosingLanguage(tongue, address)}
          rel="nofollow"
          hrefLang={tongue}
          lang={tongue}
          aria-current={tongue === current ? 'true' : undefined}
          onClick={({ currentTarget }) => {
            rememberLanguage(tongue)
            currentTarget.href = inLanguage(tongue, address)
          }}
          className={`${segmentLook} aria-[current]:bg-lagoon-tint aria-[current]:text-lagoon`}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
