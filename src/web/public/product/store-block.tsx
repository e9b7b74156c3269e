import { Globe, MapPin } from 'lucide-react'
import type { Tap } from '#contract/public/taps.ts'
import type { ProductDetail } from '#contract/shapes/product.ts'
import { productDetail as texts } from '#texts/public/product.ts'
import { countTap, seen } from '#web/public/taps.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Stars } from '#web/shared/product/stars.tsx'
import type { Chat } from '#web/shared/store/chat.ts'
import { Contact } from '#web/shared/store/contact.tsx'
import { StoreAddress } from '#web/shared/store/store-address.tsx'
import { StoreChecks } from '#web/shared/store/store-checks.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { OutgoingLink } from '#web/ui/buttons/outgoing-link.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'

export function StoreBlock({ product, chat }: { product: ProductDetail; chat: Chat }) {
  const { store, address, contactInfo, link } = product
  const count = (kind: Tap['kind']) => countTap({ kind, storeId: store._id, productId: product._id })
  return (
    <section
      aria-label={texts.soldBy}
      {...seen({ storeId: store._id, productId: product._id })}
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="group relative flex items-center gap-4 large-text:flex-col large-text:items-stretch">
        <div className="w-24 flex-none overflow-hidden rounded-xl">
          <Picture url={store.image} placeholder={store.imagePlaceholder} alt="" sizes="96px" load="early" />
        </div>
        <div className="@container min-w-0 flex-1">
          <p className="text-sm text-muted">{texts.soldBy}</p>
          <h2 className="heading line-clamp-3 text-lg wrap-anywhere">
            <AppLink
              {...toStore(store._id)}
              className="outline-none group-hover:text-lagoon after:absolute after:-inset-2 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-lagoon"
            >
              {store.name}
            </AppLink>
          </h2>
          <Stars average={store.averageRating} count={store.ratingCount} />
          <StoreChecks checks={store.checks} />
        </div>
      </div>
      <div className="mt-4 space-y-1 border-t border-line pt-4">
        <div className="flex gap-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-muted" />
          <StoreAddress name={store.name} address={address} onDirections={() => count('directions')} />
        </div>
        {link && (
          <p className="flex items-center gap-2">
            <Globe aria-hidden="true" className="size-4.5 flex-none text-muted" />
            <OutgoingLink href={link} isTheirs tap="link" onFollow={() => count('link')}>
              {texts.seeAtStore}
            </OutgoingLink>
          </p>
        )}
      </div>
      {contactInfo && (
        <div className="mt-4">
          <Contact phone={contactInfo} store={store.name} chat={chat} onReach={count} />
        </div>
      )}
      <p className="mt-3 text-sm text-muted">{contactInfo ? texts.buyDirectly : texts.buyInPerson}</p>
      <p className="mt-1 text-sm">
        <PlainLink to="/check">{texts.checkNumber}</PlainLink>
      </p>
    </section>
  )
}
