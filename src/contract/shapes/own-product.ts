import { z } from 'zod'
import { ChangedDiscount, NewDiscount } from './discount.ts'
import { form } from './form.ts'
import { Id } from './ids.ts'
import { Moment } from './moment.ts'
import { Product } from './product.ts'
import { filledIn, fillInEverything, line, missingOr, orNone, paragraphs } from './text.ts'
import { PictureAddress, WebAddress } from './web-address.ts'

const priceSentence = 'The price must be a number of rupees, 0 or more, with at most 2 decimals.'
const price = z
  .number(missingOr(priceSentence))
  .min(0, priceSentence)
  .max(10_000_000, 'The price can be at most Rs 10,000,000.')
  .multipleOf(0.01, priceSentence)

const fields = {
  title: filledIn(line('The title', 200)),
  description: filledIn(paragraphs('The description', 5000)),
  price,
  image: PictureAddress,
  link: orNone(WebAddress),
  categories: z
    .array(z.guid('Please choose the categories from the list.'), fillInEverything)
    .min(2, fillInEverything)
    .max(4, 'A product has one category and at most three subcategories.')
    .meta({ description: 'The chosen category and its subcategories, from the root down.' }),
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
    version: z.int('The version must be a whole number.').optional().meta({
      description: 'The version that was edited; the call is refused when somebody saved a later one.',
    }),
  })

/** A product in its owner's table. */
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
}).extend({
  description: z.string(),
  categories: z.array(z.string()).meta({ example: ['Fashion > Women > Dresses'] }),
  categoryIds: z.array(Id),
  version: z.int(),
  isRemoved: z.boolean().meta({ description: 'Taken off the public pages by the website owner.' }),
  removal: z
    .object({ reason: z.string(), at: Moment })
    .nullable()
    .meta({ description: 'Why and when it was removed.' }),
})
export type OwnProduct = z.infer<typeof OwnProduct>
