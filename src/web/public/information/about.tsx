import { about as texts } from '#texts/public/about.ts'
import { informationHead } from '#web/shared/page/information-head.ts'
import { PageOpening } from '#web/shared/page/page-opening.tsx'
import { Prose } from '#web/shared/page/prose.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'

export function head(origin: string) {
  return informationHead(origin, { ...texts, path: '/about' })
}

export function Page() {
  return (
    <div className="page-width py-5 lg:py-10">
      <div className="mx-auto max-w-5xl">
        <PageOpening artwork="desert-island" title={texts.heading} intro={texts.intro} />
        <div className="mt-8 grid gap-5 md:grid-cols-3 lg:mt-12">
          {texts.audiences.map(({ artwork, title, text }) => (
            <section key={title} className="rounded-card border border-line bg-surface p-5 sm:p-6">
              <Artwork name={artwork} size={56} early />
              <h2 className="heading mt-4 text-xl">{title}</h2>
              <p className="mt-2 text-pretty text-muted">
                <Prose text={text} />
              </p>
            </section>
          ))}
        </div>
        <Principles />
        <section className="mt-12 flex flex-wrap items-center justify-between gap-5 rounded-card bg-lagoon-tint p-5 sm:p-7">
          <div className="min-w-0">
            <h2 className="heading text-xl">{texts.contact.heading}</h2>
            <p className="mt-1">{texts.contact.text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/contact">{texts.contact.write}</ButtonLink>
            <ButtonLink to="/stores" look="quiet">
              {texts.contact.browse}
            </ButtonLink>
          </div>
        </section>
        <p className="mt-6 text-sm text-muted">{texts.credit}</p>
      </div>
    </div>
  )
}

function Principles() {
  const { heading, items } = texts.principles
  return (
    <section aria-labelledby="principles" className="mt-12">
      <h2 id="principles" className="heading text-2xl">
        {heading}
      </h2>
      <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {items.map(([principle = '', text = '']) => (
          <div key={principle}>
            <dt className="text-lg font-semibold">{principle}</dt>
            <dd className="mt-1 text-pretty text-muted">
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
