import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { Product } from '#contract/shapes/product.ts'
import { Store } from '#contract/shapes/store-listing.ts'
import { mostWishesAsked } from '#domain/limits.ts'
import { say } from './wishlist.sentences.ts'

const thisProduct = form({ productId: Id })
const thisStore = form({ storeId: Id })
const askedFor = z.array(Id, issue(say.listOfIds)).max(mostWishesAsked, issue(say.tooMany)).default([])

export const wishlist = {
  products: endpoint({
    method: 'GET',
    path: '/products/wishlist/my-wishlist',
    access: 'user',
    summary: 'The products I wish for, newest wish first',
    query: PageQuery,
    response: z.object({
      wishlist: z.array(Product),
      alerts: z.array(Id).meta({ description: 'Of which of these I am told when the price drops.' }),
      ...paging,
    }),
  }),
  stores: endpoint({
    method: 'GET',
    path: '/products/store/my-wishlist',
    access: 'user',
    summary: 'The stores on my wishlist, newest wish first',
    query: PageQuery,
    response: z.object({ wishlist: z.array(Store), ...paging }),
  }),
  addProduct: endpoint({
    method: 'POST',
    path: '/products/wishlist/add',
    access: 'user',
    summary: 'Put a product on my wishlist',
    body: thisProduct,
    response: Message,
  }),
  removeProduct: endpoint({
    method: 'POST',
    path: '/products/wishlist/remove',
    access: 'user',
    summary: 'Take a product off my wishlist',
    body: thisProduct,
    response: Message,
  }),
  addStore: endpoint({
    method: 'POST',
    path: '/products/store/add',
    access: 'user',
    summary: 'Put a store on my wishlist',
    body: thisStore,
    response: Message,
  }),
  removeStore: endpoint({
    method: 'POST',
    path: '/products/store/remove',
    access: 'user',
    summary: 'Take a store off my wishlist, from its page',
    body: thisStore,
    response: Message,
  }),
  removeStoreFromWishlist: endpoint({
    method: 'POST',
    path: '/products/wishlist/store/remove',
    access: 'user',
    summary: 'Take a store off my wishlist, from the wishlist page',
    body: thisStore,
    response: Message,
  }),
  status: endpoint({
    method: 'POST',
    path: '/products/wishlist/status',
    access: 'user',
    summary: 'Which of these products and stores are on my wishlist',
    body: form({ productIds: askedFor, storeIds: askedFor }),
    response: z.object({ productIds: z.array(Id), storeIds: z.array(Id) }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/products/wishlist/count',
    access: 'user',
    summary: 'How much is on my wishlist',
    response: z.object({ products: Count, stores: Count, total: Count }),
  }),
}
