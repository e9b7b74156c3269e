import { useId } from 'react'
import { ownerLetters as texts } from '#texts/website-owner/letters.ts'

export interface LetterWords {
  subject: string
  paragraphs: readonly string[]
}

export function LetterPreview({ to, letter }: { to: string; letter: LetterWords }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-sand px-4 py-3 text-sm">
      <h3 id={id} className="text-muted">
        {texts.mailTo(to)}
      </h3>
      <p className="mt-1 font-semibold">{letter.subject}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{letter.paragraphs.join('\n\n')}</p>
      <p className="mt-2 text-xs text-muted">{texts.leavesIn}</p>
    </section>
  )
}
