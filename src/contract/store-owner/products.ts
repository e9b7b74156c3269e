import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { NewProduct, OwnProduct, ProductChanges } from '#contract/shapes/own-product.ts'

const thisProduct = z.object({ productId: Id })

export const products = {
  products: endpoint({
    method: 'GET',
    path: '/products/admin-products/all',
    access: 'admin',
    summary: 'All products of my store',
    response: z.object({ products: z.array(OwnProduct) }),
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/products/admin-product/create',
    access: 'admin',
    summary: 'Add a product',
    body: NewProduct,
    response: Message.extend({ _id: Id }),
  }),
  updateProduct: endpoint({
    method: 'PUT',
    path: '/products/admin-product/update/:productId',
    access: 'admin',
    summary: 'Change a product',
    params: thisProduct,
    body: ProductChanges,
    response: Message.extend({ version: z.int() }),
  }),
  deleteProduct: endpoint({
    method: 'DELETE',
    path: '/products/admin-product/delete/:productId',
    access: 'admin',
    summary: 'Delete a product for good',
    params: thisProduct,
    response: Message,
  }),
}
