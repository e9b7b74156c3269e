import type { ReactNode } from 'react'
import type { OwnAlerts as Alerts } from '#contract/account/alerts.ts'
import { alertLine } from '#domain/alert-words.ts'
import { formatMoment } from '#domain/mauritius-time.ts'
import { alerts as texts } from '#texts/account/alerts.ts'
import { language } from '#texts/shared/language.ts'
import { searchFilters as filterTexts } from '#texts/shared/search-filters.ts'
import { toProduct, toStore } from '#web/shared/address/pages.ts'
import { useAlertClient } from '#web/shared/alerts/use-alert-client.ts'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { HowPanel } from './how-panel.tsx'
import { RemovableList } from './removable-list.tsx'

/** What a person wants to be told about, how, and what they were told. */
export function OwnAlerts({ alerts }: { alerts: Alerts }) {
  const client = useAlertClient()
  const { stores, wishes, searches } = alerts
  return (
    <>
      <HowPanel {...alerts} />
      <Panel title={texts.stores.title}>
        <RemovableList
          rows={stores.map(({ _id: id, name }) => ({
            id,
            name,
            content: <Name {...toStore(id)}>{name}</Name>,
          }))}
          remove={(storeId) => client.unfollowStore({ storeId })}
          none={<None text={texts.stores.none} browse={texts.stores.browse} to="/stores" />}
        />
      </Panel>
      <Panel title={texts.wishes.title}>
        <RemovableList
          rows={wishes.map(({ _id: id, name }) => ({
            id,
            name,
            content: <Name {...toProduct(id)}>{name}</Name>,
          }))}
          remove={(productId) => client.unwatchPrice({ productId })}
          none={<None text={texts.wishes.none} browse={texts.wishes.browse} to="/wishlist" />}
        />
      </Panel>
      <Panel title={texts.searches.title}>
        <RemovableList
          rows={searches.map((saved) => {
            const name = inWords(saved)
            return { id: saved._id, name, content: <Name {...toSearch(saved)}>{name}</Name> }
          })}
          remove={(searchId) => client.removeSearch({ searchId })}
          none={<p className="text-muted">{texts.searches.none}</p>}
        />
      </Panel>
      <DevicesPanel {...alerts} />
      <Messages messages={alerts.messages} />
    </>
  )
}

type SavedSearch = Alerts['searches'][number]

/** 'lamp in Moka · Up to Rs 500 · On sale' */
function inWords({ q, city, filters }: SavedSearch): string {
  const { minPrice, maxPrice, onSale, openNow, minRating, near, radius } = filters
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  return [
    city ? `${q} ${texts.searches.inCity(city)}` : q,
    hasPrice && filterTexts.priceBand(minPrice, maxPrice),
    onSale && filterTexts.onSale,
    openNow && filterTexts.openNow,
    minRating !== undefined && filterTexts.starsOrMore(minRating),
    near && (radius === undefined ? filterTexts.near(near) : filterTexts.within(radius, near)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The page of the same search. */
function toSearch({ q, city, filters }: SavedSearch) {
  const { onSale, openNow, ...others } = filters
  const yes = { onSale: onSale || undefined, openNow: openNow || undefined }
  return { to: '/search', search: { q, city: city ?? undefined, ...others, ...yes } } as const
}

function Messages({ messages }: Pick<Alerts, 'messages'>) {
  return (
    <Panel title={texts.messages.title}>
      {messages.length === 0 ? (
        <p className="text-muted">{texts.messages.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {messages.map((message) => (
            <li key={message._id} className="py-3 wrap-anywhere">
              <Name {...toProduct(message.productId)}>{alertLine(message, language)}</Name>
              <time dateTime={message.at} className="block text-sm text-muted tabular-nums">
                {formatMoment(message.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Name({ children, ...destination }: Destination & { children: ReactNode }) {
  return (
    <AppLink
      {...destination}
      className="inline-flex min-h-6 items-center font-semibold hover:text-lagoon hover:underline pointer-coarse:min-h-11"
    >
      {children}
    </AppLink>
  )
}

interface NoneProps {
  text: string
  browse: string
  to: '/stores' | '/wishlist'
}

function None({ text, browse, to }: NoneProps) {
  return (
    <>
      <p className="text-muted">{text}</p>
      <ButtonLink to={to} look="quiet" size="small" className="mt-3">
        {browse}
      </ButtonLink>
    </>
  )
}
