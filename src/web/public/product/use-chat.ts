import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ProductDetail } from '#contract/shapes/product.ts'
import { reducedPrice } from '#domain/discount.ts'
import { productDetail as texts } from '#texts/public/product.ts'
import { money } from '#texts/shared/figures.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import { pageAddress } from '#web/shared/page/page-head.ts'
import { useRunningDiscount } from '#web/shared/product/use-running-discount.ts'
import { useIsSignedIn } from '#web/shared/session/session.ts'
import type { Chat } from '#web/shared/store/chat.ts'

/** The chat about a product, with the price that is shown. For a person who is signed in it opens with a code. */
export function useChat({ _id: productId, title, price, discount, store }: ProductDetail): Chat {
  const { page, send } = useRouteContext({ from: '__root__' })
  const running = useRunningDiscount(discount, 1000)
  const isSignedIn = useIsSignedIn()
  const [onOpen, setOnOpen] = useState<Chat['onOpen']>()
  useEffect(() => {
    // Without it, or before it is here, the link works as it is.
    if (isSignedIn)
      import('./enquiry.ts').then(
        ({ openWithCode }) => setOnOpen(() => openWithCode(send, productId)),
        () => {},
      )
  }, [isSignedIn, send, productId])
  return {
    words: texts.enquiry(
      store.name,
      title,
      money(running ? reducedPrice(price, running) : price),
      pageAddress(page.origin, pathOf(toProduct(productId))),
    ),
    onOpen,
  }
}
