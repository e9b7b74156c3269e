import type { VettedStoreDetail } from '#contract/website-owner/vetting.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerStores as all } from '#texts/website-owner/stores.ts'
import { Stars } from '#web/shared/product/stars.tsx'
import { FactRow, FactRows } from '#web/ui/panels/fact-row.tsx'
import { MailLink, PhoneLink, PlainLink } from '#web/ui/panels/plain-link.tsx'

export function StoreFacts({ store }: { store: VettedStoreDetail }) {
  const { facts: texts } = all
  const { person, contactInfo, products, removedProducts, openReports } = store
  return (
    <div className="@container">
      <FactRows>
        <FactRow name={texts.category}>{store.category.replaceAll(' > ', ' › ')}</FactRow>
        <FactRow name={texts.city}>{store.city}</FactRow>
        {contactInfo && (
          <FactRow name={texts.contact}>
            <PhoneLink phone={contactInfo} />
          </FactRow>
        )}
        <FactRow name={texts.person}>
          <PlainLink to="/owner/content/people/$personId" params={{ personId: person._id }}>
            {person.name}
          </PlainLink>
          <br />
          <MailLink email={person.email} />
        </FactRow>
        <FactRow name={texts.login}>{store.email}</FactRow>
        <FactRow name={texts.opened}>{formatDate(store.createdAt)}</FactRow>
        <FactRow name={texts.rating}>
          <Stars average={store.averageRating} count={store.ratingCount} />
        </FactRow>
        <FactRow name={texts.products}>
          {all.products(products)}
          {removedProducts > 0 && <span className="text-muted">, {texts.removed(removedProducts)}</span>}
        </FactRow>
        <FactRow name={texts.reports}>
          {openReports > 0 ? (
            <PlainLink to="/owner/moderation">{all.openReports(openReports)}</PlainLink>
          ) : (
            <span className="text-muted">{texts.noReports}</span>
          )}
        </FactRow>
        <FactRow name={texts.description}>
          <span className="whitespace-pre-line">{store.description}</span>
        </FactRow>
      </FactRows>
    </div>
  )
}
