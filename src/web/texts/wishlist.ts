import { wishlist } from './en/wishlist.ts'
import { areaTexts } from './language.ts'

export const useWishlistTexts = areaTexts({ en: wishlist })
