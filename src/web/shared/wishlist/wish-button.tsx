import { wishlist } from '#texts/account/wishlist.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { HeartShape } from './heart.tsx'
import { useWish } from './use-wish.ts'
import type { Wish } from './wish.ts'

/** The heart of a whole page, in words. As they change with it, it is no toggle: its name always says what a press does. */
export function WishButton(wish: Wish) {
  const { addToWishlist, removeFromWishlist } = wishlist
  const { isWished, toggle } = useWish(wish)
  const words = isWished ? removeFromWishlist : addToWishlist
  return (
    <Button look="quiet" aria-label={`${words}: ${wish.name}`} onClick={toggle}>
      {/* Both take their place, so that nothing beside the button moves. */}
      <span className="grid *:col-start-1 *:row-start-1">
        {[addToWishlist, removeFromWishlist].map((text) => (
          <span
            key={text}
            className={`flex items-center justify-center gap-2 ${text === words ? '' : 'invisible'}`}
          >
            <HeartShape isFilled={isWished} className="size-4.5 text-sunset" />
            {text}
          </span>
        ))}
      </span>
    </Button>
  )
}
