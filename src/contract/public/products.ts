import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/shapes/ids.ts'
import { ProductDetail } from '#contract/shapes/product.ts'

export const products = {
  productDetail: endpoint({
    method: 'GET',
    path: '/product/detail/:productId',
    access: 'public',
    summary: 'One product with its reviews',
    params: z.object({ productId: Id }),
    response: ProductDetail,
  }),
}
