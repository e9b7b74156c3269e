import { type ReactNode, useId } from 'react'
import type { Today } from '#contract/website-owner/today.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerToday } from '#texts/website-owner/today.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { rupees } from '#web/shared/fees/fee-text.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { RefundContact } from '#web/website-owner/refund-contact.tsx'

/** Refunds owed, paid windows without a product, and what is featured from tomorrow on. Nothing when there is none. */
export function AdvertisingToday({ advertising }: { advertising: Today['advertising'] }) {
  const { advertising: texts } = ownerToday
  const { refunds, withoutProduct, startingTomorrow } = advertising
  const id = useId()
  if (refunds.count + withoutProduct.length + startingTomorrow.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading mb-3 text-xl">
        {texts.title}
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {refunds.count > 0 && (
          <Card isUrgent title={texts.refunds(refunds.count, rupees(refunds.cents))}>
            {refunds.first.map(({ _id, storeName, refundDueCents, contact }) => (
              <li key={_id} className="py-2">
                <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                  <span className="wrap-anywhere">{storeName}</span>
                  <span className="tabular-nums">{rupees(refundDueCents)}</span>
                </p>
                {contact ? <RefundContact {...contact} /> : <p className="text-muted">{texts.noContact}</p>}
              </li>
            ))}
            <li className="py-2">
              <PlainLink to="/owner/fees/deleted" search={{ show: 'refunds' }}>
                {texts.toRefunds}
              </PlainLink>
            </li>
          </Card>
        )}
        {withoutProduct.length > 0 && (
          <Card isUrgent title={texts.withoutProduct}>
            {withoutProduct.map(({ _id, store, startsOn, endsOn }) => (
              <li key={_id} className="py-2">
                <PlainLink to="/owner/fees/$storeId" params={{ storeId: store._id }}>
                  {store.name}
                </PlainLink>
                <p className="text-sm text-muted tabular-nums">
                  {texts.span(formatDate(startsOn), formatDate(endsOn))}
                </p>
              </li>
            ))}
          </Card>
        )}
        {startingTomorrow.length > 0 && (
          <Card title={texts.tomorrow}>
            {startingTomorrow.map(({ _id, title, storeName, isPaid }) => (
              <li key={_id} className="py-2">
                <p className="flex flex-wrap items-baseline gap-x-2.5 wrap-anywhere">
                  <PlainLink {...toProduct(_id)}>{title}</PlainLink>
                  {isPaid && <Badge look="cane">{texts.paid}</Badge>}
                </p>
                <p className="text-sm text-muted wrap-anywhere">{storeName}</p>
              </li>
            ))}
          </Card>
        )}
      </div>
    </section>
  )
}

interface CardProps {
  title: string
  /** Somebody has to do something. */
  isUrgent?: boolean
  children: ReactNode
}

function Card({ title, isUrgent = false, children }: CardProps) {
  return (
    <section
      className={`min-w-0 rounded-card border p-4 sm:p-5 ${isUrgent ? 'border-sunset/40 bg-sunset-tint' : 'border-line bg-surface'}`}
    >
      <h3 className="heading text-lg">{title}</h3>
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </section>
  )
}
