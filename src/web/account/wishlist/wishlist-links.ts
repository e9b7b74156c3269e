import { pageIn } from '#web/shared/address/address-values.ts'
import { wishlistPath } from './wishlist-address.ts'

export const linkToWishes = (kind: 'products' | 'stores', page = 1) =>
  ({
    to: wishlistPath,
    search: { tab: kind === 'stores' ? kind : undefined, page: pageIn(page) },
  }) as const
