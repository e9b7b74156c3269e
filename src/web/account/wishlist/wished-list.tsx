import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { wishlist } from '#texts/account/wishlist.ts'
import { browsing } from '#texts/public/browsing.ts'
import type { Wishable } from '#web/shared/wishlist/wishlist-queries.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { RemoveButton } from './remove-button.tsx'
import { useWishlist } from './use-wishlist.ts'
import { linkToWishes } from './wishlist-links.ts'
import { WishlistSkeleton } from './wishlist-skeleton.tsx'

interface WishedListProps<Kind extends keyof Wishable> {
  person: User
  kind: Kind
  page: number
  /** Renders the cards, each with its remove button. */
  children: (
    items: Wishable[Kind][],
    remove: (id: string, name: string) => ReactNode,
    watched: ReadonlySet<string>,
  ) => ReactNode
}

export function WishedList<Kind extends keyof Wishable>({
  person,
  kind,
  page,
  children,
}: WishedListProps<Kind>) {
  const { items, range, total, ...list } = useWishlist(person, kind, page)
  const { isOutdated, hasFailed } = list
  const texts = wishlist[kind]
  const id = useId()
  const region = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const linkTo = (number: number) => linkToWishes(kind, number)

  function takeBack(wished: string, name: string, { currentTarget: button }: MouseEvent<HTMLElement>) {
    const place = button.closest('li')
    // The focus moves to the next card, so that keyboard users can go on.
    const neighbour = (place?.nextElementSibling ?? place?.previousElementSibling)?.querySelector('button')
    const next = neighbour ?? region.current
    next?.focus()
    if (items.length === 1 && page > 1) void navigate({ ...linkTo(page - 1), replace: true })
    void list.remove({ kind, id: wished, name })
  }

  return (
    <section ref={region} tabIndex={-1} aria-labelledby={id} aria-busy={isOutdated} className="outline-none">
      <h2 id={id} className="sr-only">
        {texts.tab}
      </h2>
      {items.length > 0 ? (
        <div className={`transition-opacity ${isOutdated ? 'opacity-50 delay-150' : ''}`}>
          <p role="status" className="mb-4 text-muted tabular-nums">
            {range && total && browsing.showing(range.from, range.to, total)}
          </p>
          {children(
            items,
            (wished, name) => (
              <RemoveButton name={name} onPress={(event) => takeBack(wished, name, event)} />
            ),
            list.watched,
          )}
        </div>
      ) : isOutdated || (total === undefined && !hasFailed) ? (
        <WishlistSkeleton />
      ) : (
        <Nothing {...{ kind, page, total }} tryAgain={list.tryAgain} firstPage={linkTo(1)} />
      )}
      <Pagination page={page} totalPages={list.totalPages} linkTo={linkTo} />
    </section>
  )
}

interface NothingProps {
  kind: keyof Wishable
  page: number
  total: number | undefined
  tryAgain: () => void
  firstPage: Destination
}

/** A failed request, an empty wishlist and a page past the end each have their own text. */
function Nothing({ kind, page, total, tryAgain, firstPage }: NothingProps) {
  if (total === undefined) {
    return <NotLoaded sentence={wishlist.failed} hint={wishlist.failedHint} onTryAgain={tryAgain} />
  }
  if (total > 0) {
    return (
      <EmptyState artwork="desert-island" message={browsing.pastEnd(page)}>
        <ButtonLink {...firstPage} look="quiet">
          {browsing.toFirstPage}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      artwork={kind === 'stores' ? 'department-store' : 'basket'}
      message={wishlist[kind].empty}
      hint={wishlist[kind].emptyHint}
    >
      <ButtonLink to={kind === 'stores' ? '/stores' : '/hot-deals'} look="quiet">
        {wishlist[kind].browse}
      </ButtonLink>
    </EmptyState>
  )
}
