import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { categoryLevels, highestPriceRupees, longest } from '#domain/limits.ts'
import { ChangedDiscount, NewDiscount } from './discount.ts'
import { form } from './form.ts'
import { Id } from './ids.ts'
import { Removal } from './moderation.ts'
import { Moment } from './moment.ts'
import { sayProduct } from './product.sentences.ts'
import { Product } from './product.ts'
import { ChosenAvailability, ChosenCondition } from './product-state.ts'
import { sayText } from './text.sentences.ts'
import { filledIn, line, missingOr, orNone, paragraphs } from './text.ts'
import { ChosenLanguage } from './text-language.ts'
import { PictureAddress, WebAddress } from './web-address.ts'

const badPrice = issue(sayProduct.badPrice)
const price = z
  .number(missingOr(sayProduct.badPrice))
  .min(0, badPrice)
  .max(highestPriceRupees, issue(sayProduct.highPrice))
  .multipleOf(0.01, badPrice)

/** The chosen category and those above it. */
export const CategoryChain = z
  .array(z.guid(issue(sayProduct.badCategories)), issue(sayText.fillIn))
  .min(2, issue(sayText.fillIn))
  .max(categoryLevels, issue(sayProduct.tooManyCategories))
  .meta({ description: 'The chosen category and its subcategories, from the root down.' })

const fields = {
  title: filledIn(line('title', longest.productTitle)),
  description: filledIn(paragraphs('description', longest.description)),
  price,
  image: PictureAddress,
  link: orNone(WebAddress),
  categories: CategoryChain,
  language: ChosenLanguage.meta({ description: 'Null: that of the store’s texts.' }),
  sku: orNone(line('sku', longest.sku))
    .optional()
    .meta({ description: 'The store’s own reference; an import finds the product by it.' }),
  availability: ChosenAvailability,
  condition: ChosenCondition,
}

export const NewProduct = form({
  ...fields,
  link: fields.link.default(null),
  discount: NewDiscount,
})

/** A field left out stays as it is. */
export const ProductChanges = form(fields)
  .partial()
  .extend({
    discount: ChangedDiscount,
    version: z.int(issue(sayProduct.badVersion)).optional().meta({
      description: 'The version that was edited; the call is refused when somebody saved a later one.',
    }),
  })

/** A product in the table of its owner. */
export const OwnProduct = Product.pick({
  _id: true,
  title: true,
  price: true,
  image: true,
  imagePlaceholder: true,
  link: true,
  discount: true,
  averageRating: true,
  ratingCount: true,
  isFeatured: true,
  createdAt: true,
  language: true,
  availability: true,
  condition: true,
}).extend({
  description: z.string(),
  updatedAt: Moment.meta({ description: 'When it was last saved.' }),
  categories: z.array(z.string()).meta({ example: ['Fashion > Women > Dresses'] }),
  categoryIds: z.array(Id),
  version: z.int(),
  sku: z.string().nullable(),
  isHidden: z.boolean().meta({ description: 'Hidden from shoppers by its owner.' }),
  isDraft: z.boolean().meta({ description: 'Has no picture or no description yet, and cannot be shown.' }),
  isRemoved: z.boolean().meta({ description: 'Taken off the public pages by the website owner.' }),
  removal: Removal.nullable().meta({ description: 'Why and when it was removed.' }),
  pictureRemoval: Removal.nullable().meta({
    description: 'Why and when its picture was removed, until a new one is chosen.',
  }),
})
export type OwnProduct = z.infer<typeof OwnProduct>
