import { z } from 'zod'
import { Id } from './ids.ts'

/** A category without parents and children. */
export const CategoryName = z.object({ _id: Id, name: z.string() })
export type CategoryName = z.infer<typeof CategoryName>

export const Category = z.object({
  _id: Id,
  name: z.string(),
  icon: z.string().nullable().meta({ description: 'Short name of the artwork.', example: 'shopping-bags' }),
  get subcategories() {
    return z.array(Category)
  },
})
// Registered by name, because the tree is recursive and the API document needs a reference.
Category.register(z.globalRegistry, { id: 'Category' })
export type Category = z.infer<typeof Category>

export const Categories = z.object({ categories: z.array(CategoryName) })
export type Categories = z.infer<typeof Categories>

export const Subcategories = z.object({ subcategories: z.array(CategoryName) })
export type Subcategories = z.infer<typeof Subcategories>
