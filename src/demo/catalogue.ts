import { mainStores } from './content/stores/index.ts'
import type { DemoSize } from './generate/shapes.ts'

export const defaultSize: DemoSize = { stores: mainStores.length, products: 600 }

export { demoCategories } from './generate/categories.ts'
export { demoComment } from './generate/comments.ts'
export { demoPeople } from './generate/people.ts'
export { demoPictures } from './generate/pictures.ts'
export { demoProducts } from './generate/products.ts'
export type { DemoCategory, DemoProduct, DemoSize, DemoStore } from './generate/shapes.ts'
export { demoStores } from './generate/stores.ts'
export { renderPictures } from './pictures/render.ts'
