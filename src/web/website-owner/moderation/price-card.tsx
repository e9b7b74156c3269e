import { useState } from 'react'
import type { RaisedPrice } from '#contract/website-owner/prices.ts'
import { longest } from '#domain/limits.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { figure, money } from '#texts/shared/figures.ts'
import { ownerPrices as texts } from '#texts/website-owner/prices.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { FactRow, FactRows } from '#web/ui/panels/fact-row.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { ActionButton } from '#web/website-owner/forms/action-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { WorkCard } from '#web/website-owner/work-queue.tsx'

export function PriceCard({ price }: { price: RaisedPrice }) {
  const { ownerPrices } = useOwnerClient()
  const [note, setNote] = useState('')
  const { _id: raisedPriceId, salePrice, lowestPrice } = price
  return (
    <WorkCard
      title={<Title price={price} />}
      marks={
        <>
          {salePrice >= lowestPrice && <Badge look="sunset">{texts.isNotLower}</Badge>}
          {!price.product.isShown && <Badge look="lagoon">{texts.hidden}</Badge>}
        </>
      }
      acts={
        <ActionButton
          className="max-sm:flex-1"
          act={() => ownerPrices.lookAt({ raisedPriceId, note: note.trim() || null })}
        >
          {texts.lookAt}
        </ActionButton>
      }
      note={texts.consequence}
    >
      <div className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
        <div className="@container min-w-0">
          <FactRows>
            <FactRow name={texts.announced}>{announced(price)}</FactRow>
            <FactRow name={texts.lowest}>
              <b className="font-semibold">{money(lowestPrice)}</b>
            </FactRow>
            <FactRow name={texts.began}>
              <Moment at={price.startedAt} />
            </FactRow>
            <FactRow name={texts.ends}>{formatDate(price.expiresAt)}</FactRow>
            <FactRow name={texts.store}>
              <PlainLink to="/owner/stores/$storeId" params={{ storeId: price.store._id }}>
                {price.store.name}
              </PlainLink>
            </FactRow>
          </FactRows>
        </div>
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          maxLength={longest.decisionText}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </WorkCard>
  )
}

export function LookedAtPrice({ price }: { price: RaisedPrice }) {
  return (
    <>
      <p className="font-semibold">
        <Title price={price} />
      </p>
      <p className="text-sm text-muted">
        {announced(price)} · {texts.at} {price.lookedAt && <Moment at={price.lookedAt} />}
      </p>
      <p className={`wrap-anywhere whitespace-pre-line ${price.note ? '' : 'text-muted'}`}>
        {price.note ?? texts.noNote}
      </p>
    </>
  )
}

/** A product that is not shown has no page. */
function Title({ price: { product } }: { price: RaisedPrice }) {
  return product.isShown ? <PlainLink {...toProduct(product._id)}>{product.title}</PlainLink> : product.title
}

const announced = ({ announcedPercent, listPrice, salePrice }: RaisedPrice) =>
  texts.announcedPrice(figure(announcedPercent), money(listPrice), money(salePrice))
