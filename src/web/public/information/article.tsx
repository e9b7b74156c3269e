import { Fragment, type ReactNode } from 'react'
import { formatDate } from '#domain/mauritius-time.ts'
import { information } from '#texts/public/information.ts'
import { PageOpening } from '#web/shared/page/page-opening.tsx'
import type { ArticleTexts } from '#web/texts/article.ts'
import { ArticlePart } from './article-part.tsx'
import { Contents } from './contents.tsx'

interface ArticleProps {
  artwork: string
  texts: ArticleTexts
  /** Content to append to a part, by its id. */
  beneath?: Record<string, ReactNode>
}

/** A long page with its title, date of change, table of contents and parts. */
export function Article({ artwork, texts, beneath = {} }: ArticleProps) {
  const { lastChanged } = information
  return (
    <article className="page-width py-5 lg:py-10">
      <div className="mx-auto max-w-5xl">
        <PageOpening artwork={artwork} title={texts.title} intro={texts.intro}>
          <p className="mt-3 text-sm text-muted">
            {lastChanged} <time dateTime={texts.changedOn}>{formatDate(texts.changedOn)}</time>
          </p>
        </PageOpening>
        <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
          <Contents sections={texts.sections} />
          <div className="grid gap-10">
            {texts.sections.map(({ id, title, parts }) => (
              <section key={id} aria-labelledby={id} className="min-w-0 max-w-2xl">
                <h2 id={id} className="heading text-2xl">
                  {title}
                </h2>
                <div className="mt-3 grid gap-4 text-lg leading-relaxed text-pretty">
                  {parts.map((part, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
                    <Fragment key={at}>
                      <ArticlePart part={part} />
                    </Fragment>
                  ))}
                  {beneath[id]}
                </div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  )
}
