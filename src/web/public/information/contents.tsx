import { useId } from 'react'
import { information } from '#texts/public/information.ts'
import type { Section } from '#web/texts/article.ts'

/** The table of contents: above the text on a phone, sticky beside it on larger screens. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const { onThisPage } = information
  const id = useId()
  return (
    <nav
      aria-labelledby={id}
      className="self-start rounded-card border border-line bg-surface p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto print:hidden"
    >
      <p id={id} className="font-semibold">
        {onThisPage}
      </p>
      <ol className="mt-2">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex min-h-8 items-center py-1 leading-snug text-muted transition hover:text-lagoon hover:underline pointer-coarse:min-h-11"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
