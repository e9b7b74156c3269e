import { labelled } from '#texts/shared/figures.ts'
import { hearts } from '#texts/shared/hearts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { HeartShape } from './heart.tsx'
import { useWish } from './use-wish.ts'
import type { Wish } from './wish.ts'

/** The wish button of a page, with words. It is no toggle, because its name always says what a press does. */
export function WishButton(wish: Wish) {
  const { addToWishlist, removeFromWishlist } = hearts
  const { isWished, toggle } = useWish(wish)
  const words = isWished ? removeFromWishlist : addToWishlist
  return (
    <Button look="quiet" aria-label={labelled(words, wish.name)} onClick={toggle}>
      {/* Both texts take up space, so that nothing beside the button moves. */}
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
