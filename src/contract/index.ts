import { account } from './account.ts'
import { catalogue } from './catalogue.ts'
import { contact } from './contact.ts'
import { image } from './image.ts'
import { productCategory } from './product-category.ts'
import { rating } from './rating.ts'
import { report } from './report.ts'
import { search } from './search.ts'
import { store } from './store.ts'
import { storeOwner } from './store-owner.ts'
import { wishlist } from './wishlist.ts'

/** Every call of the API. */
export const api = {
  account,
  catalogue,
  productCategory,
  search,
  store,
  rating,
  report,
  wishlist,
  storeOwner,
  image,
  contact,
}
