import { browsing } from './en/browsing.ts'
import { catalogue } from './en/catalogue.ts'
import { category } from './en/category.ts'
import { common } from './en/common.ts'
import { detours } from './en/detours.ts'
import { flashSales } from './en/flash-sales.ts'
import { footer } from './en/footer.ts'
import { home } from './en/home.ts'
import { listing } from './en/listing.ts'
import { logInFirst } from './en/log-in-first.ts'
import { navigation } from './en/navigation.ts'
import { productDetail } from './en/product-detail.ts'
import { reviews } from './en/reviews.ts'
import { search } from './en/search.ts'
import { storeDetail } from './en/store-detail.ts'
import { stores } from './en/stores.ts'
import { theme } from './en/theme.ts'

/** Every sentence of ours, by area; another language is a module of type `Texts`. */
export const en = {
  common,
  navigation,
  footer,
  theme,
  home,
  flashSales,
  catalogue,
  browsing,
  listing,
  category,
  stores,
  search,
  detours,
  productDetail,
  storeDetail,
  reviews,
  logInFirst,
}

export type Texts = typeof en
