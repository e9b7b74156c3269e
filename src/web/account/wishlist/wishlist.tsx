import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BellPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { wishlist as texts, wishlist } from '#texts/account/wishlist.ts'
import { common } from '#texts/shared/common.ts'
import { counted } from '#texts/shared/figures.ts'
import { logInFirst } from '#texts/shared/log-in-first.ts'
import { LoggedOut } from '#web/account/sign-in/logged-out.tsx'
import { useClient } from '#web/shared/api/use-client.ts'
import { ProductGrid } from '#web/shared/cards/product-grid.tsx'
import { StoreGrid } from '#web/shared/cards/store-grid.tsx'
import { accountHead } from '#web/shared/page/private-head.ts'
import { sessionQuery } from '#web/shared/session/session.ts'
import { wishlistCountQuery } from '#web/shared/wishlist/wishlist-count.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { WatchButton } from './watch-button.tsx'
import { WishedList } from './wished-list.tsx'
import { wishlistPath as to } from './wishlist-address.ts'
import { linkToWishes } from './wishlist-links.ts'
import { WishlistSkeleton } from './wishlist-skeleton.tsx'

export function wishlistHead(origin: string) {
  return accountHead(origin, { title: wishlist.title, description: wishlist.description, path: to })
}

export function WishlistPage() {
  const client = useClient()
  const { data: person, isPending, isError, refetch } = useQuery(sessionQuery(client))
  // The answer may arrive before hydration, and the first render must match the server's HTML.
  const isKnown = useIsInteractive() && !isPending
  return (
    <div className="page-width py-3 lg:py-5">
      <div className="mx-auto max-w-5xl">
        <Breadcrumb steps={[{ name: common.home, to: '/' }]} />
        <h1 className="heading mt-1 text-2xl sm:text-4xl">{texts.title}</h1>
        {!isKnown ? (
          <>
            <noscript>
              <div className="mt-4">
                <EmptyState artwork="key" message={texts.needsScript} hint={texts.needsScriptHint}>
                  <ButtonLink to="/hot-deals" look="quiet">
                    {texts.products.browse}
                  </ButtonLink>
                </EmptyState>
              </div>
            </noscript>
            <div className="noscript:hidden">
              <KindTabs>
                <WishlistSkeleton />
              </KindTabs>
            </div>
          </>
        ) : person ? (
          <Wishes key={person._id} person={person} />
        ) : (
          <div className="mt-4">
            {isError ? (
              <NotLoaded sentence={texts.failed} hint={texts.failedHint} onTryAgain={() => void refetch()} />
            ) : (
              <LoggedOut message={logInFirst.wishlist} hint={texts.loggedOutHint} next={to} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Wishes({ person }: { person: User }) {
  const { tab, page = 1 } = useSearch({ from: to })
  const { data: count } = useQuery(wishlistCountQuery(useClient()))
  return (
    <KindTabs count={count}>
      {tab ? (
        <WishedList key="stores" {...{ person, page }} kind="stores">
          {(stores, remove) => (
            <StoreGrid stores={stores} columns={3} heart={({ _id, name }) => remove(_id, name)} />
          )}
        </WishedList>
      ) : (
        <WishedList key="products" {...{ person, page }} kind="products">
          {(products, remove, watched) => (
            <>
              <p className="-mt-2 mb-4 flex items-center gap-1.5 text-sm text-muted">
                <BellPlus aria-hidden="true" className="size-4 flex-none" />
                {texts.watchHint}
              </p>
              <ProductGrid
                products={products}
                columns={3}
                heart={({ _id, title }) => (
                  // In this order, because the focus moves to the first button of the next card.
                  <div className="flex flex-row-reverse">
                    {remove(_id, title)}
                    <WatchButton productId={_id} name={title} isWatched={watched.has(_id)} />
                  </div>
                )}
              />
            </>
          )}
        </WishedList>
      )}
    </KindTabs>
  )
}

interface KindTabsProps {
  /** The number of items of each kind, once loaded. */
  count?: { products: number; stores: number } | undefined
  children: ReactNode
}

function KindTabs({ count, children }: KindTabsProps) {
  const { tab } = useSearch({ from: to })
  const kinds = ['products', 'stores'] as const
  return (
    <Tabs
      label={texts.tabs}
      chosen={tab ?? 'products'}
      tabs={kinds.map((id) => ({
        id,
        link: linkToWishes(id),
        label: count ? counted(texts[id].tab, count[id]) : texts[id].tab,
      }))}
    >
      {children}
    </Tabs>
  )
}
