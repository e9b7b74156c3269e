import { common } from '#texts/shared/common.ts'
import { feeWords } from '#texts/shared/fee-words.ts'
import './printable-page.css'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'
import { BackLink } from '#web/ui/panels/back-link.tsx'

interface PrintablePageProps {
  /** The title of the tab and the name of a saved PDF. */
  title: string
  heading: string
  /** Shown beside the heading. */
  number: string
  size: keyof typeof sheets
  back: { link: Destination; name: string }
  children: ReactNode
}

const sheets = { A4: 'sheet-a4', A5: 'sheet-a5' }
const widths = { A4: 'max-w-4xl', A5: 'max-w-2xl' }

/** A printable page; print hides everything else and uses the light colours. */
export function PrintablePage({ title, heading, number, size, back, children }: PrintablePageProps) {
  const { receipt: texts } = feeWords
  const { siteName } = common
  useTabTitle(title)
  return (
    <div className={`space-y-4 print:max-w-none ${widths[size]}`}>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink {...back.link}>{back.name}</BackLink>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {texts.print}
        </Button>
      </div>
      <article
        className={`rounded-card border border-line bg-surface p-5 sm:p-8 print:rounded-none print:border-0 print:p-0 ${sheets[size]}`}
      >
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
          <div className="flex items-center gap-3">
            <Artwork name="desert-island" size={40} early />
            <div>
              <p className="heading text-2xl text-lagoon">{siteName}</p>
              <p className="text-sm text-muted">{texts.us}</p>
            </div>
          </div>
          <div className="sm:text-right print:text-right">
            <h2 className="heading text-xl">{heading}</h2>
            <p className="font-semibold tabular-nums">{number}</p>
          </div>
        </header>
        {children}
      </article>
    </div>
  )
}

function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
