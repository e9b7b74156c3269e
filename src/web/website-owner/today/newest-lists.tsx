import { type ReactNode, useId } from 'react'
import type { Today } from '#contract/website-owner/today.ts'
import { ownerToday as texts } from '#texts/website-owner/today.ts'
import { toProduct, toStore } from '#web/shared/address/pages.ts'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'
import { Moment } from '#web/ui/time/moment.tsx'

/** The newest people, stores and products. */
export function NewestLists({ newest: { people, stores, products } }: { newest: Today['newest'] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading mb-3 text-xl">
        {texts.newest}
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <Newest title={texts.people} none={texts.noPeople}>
          {people.map(({ _id, name, createdAt }) => (
            <Row key={_id} createdAt={createdAt}>
              <span className="font-semibold">{name}</span>
            </Row>
          ))}
        </Newest>
        <Newest title={texts.stores} none={texts.noStores}>
          {stores.map(({ _id, name, city, createdAt }) => (
            <Row key={_id} createdAt={createdAt} of={city}>
              <PageLink {...toStore(_id)}>{name}</PageLink>
            </Row>
          ))}
        </Newest>
        <Newest title={texts.products} none={texts.noProducts}>
          {products.map(({ _id, title, storeName, createdAt }) => (
            <Row key={_id} createdAt={createdAt} of={storeName}>
              <PageLink {...toProduct(_id)}>{title}</PageLink>
            </Row>
          ))}
        </Newest>
      </div>
    </section>
  )
}

function Newest({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 className="heading text-lg">{title}</h3>
      {children.length > 0 ? (
        <ul className="mt-1 divide-y divide-line">{children}</ul>
      ) : (
        <p className="mt-1 text-muted">{none}</p>
      )}
    </section>
  )
}

function Row({ createdAt, of, children }: { createdAt: string; of?: string; children: ReactNode }) {
  return (
    <li className="py-2">
      <p className="wrap-anywhere">{children}</p>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <Moment at={createdAt} />
        {of && <span className="wrap-anywhere">{of}</span>}
      </p>
    </li>
  )
}

function PageLink({ children, ...link }: Destination & { children: string }) {
  return (
    <AppLink
      {...link}
      className="inline-flex min-h-8 items-center font-semibold text-lagoon hover:underline pointer-coarse:min-h-11"
    >
      {children}
    </AppLink>
  )
}
