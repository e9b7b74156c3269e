import { useQuery } from '@tanstack/react-query'
import { navigation as texts } from '#texts/shared/navigation.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { wishlistCountQuery } from '#web/shared/wishlist/wishlist-count.ts'

const mostShown = 99

/** The number of wishes. It is decorative, so an empty wishlist and a failed count look the same. */
export function WishlistBadge() {
  const client = useClient()
  const { data } = useQuery(wishlistCountQuery(client))
  if (!data?.total) return null
  return (
    <span className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-sunset px-1 text-xs font-bold text-on-sunset tabular-nums lg:absolute lg:-top-2 lg:left-full lg:ml-0.5 lg:max-xl:-ml-2">
      <span aria-hidden="true">{data.total > mostShown ? `${mostShown}+` : data.total}</span>
      <span className="sr-only">{texts.wished(data.total)}</span>
    </span>
  )
}
