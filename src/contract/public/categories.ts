import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Categories, Category, CategoryName, Subcategories } from '#contract/shapes/category.ts'
import { Id, OptionalId } from '#contract/shapes/ids.ts'
import { near } from '#contract/shapes/near.ts'
import { Cities, PageAndCity } from '#contract/shapes/paging.ts'
import { ProductPage } from '#contract/shapes/product.ts'

export const categoryTree = {
  categoryTree: endpoint({
    method: 'GET',
    path: '/product/product-category-tree',
    access: 'public',
    summary: 'All product categories as a tree',
    response: z.array(Category),
  }),
}

const ofCategory = z.object({ categoryId: Id })
const chosenBelow = { subcategory1: OptionalId, subcategory2: OptionalId, subcategory3: OptionalId }

export const productCategory = {
  bestRated: endpoint({
    method: 'GET',
    path: '/product/products/by-category/:categoryId/best-rated',
    access: 'public',
    summary: 'Products of a category, best rated or nearest first',
    params: ofCategory,
    query: PageAndCity.extend({ ...chosenBelow, ...near }),
    response: ProductPage,
  }),
  cities: endpoint({
    method: 'GET',
    path: '/product/products/by-category/:categoryId/cities',
    access: 'public',
    summary: 'The cities with products of a category, or of the subcategories chosen below it',
    params: ofCategory,
    query: z.object(chosenBelow),
    response: Cities,
  }),
  name: endpoint({
    method: 'GET',
    path: '/product/category-name/:categoryId',
    access: 'public',
    summary: 'What a category is called, and where it stands in the tree',
    params: ofCategory,
    response: z.object({
      name: z.string(),
      path: z.array(CategoryName).meta({ description: 'From the root category down to this one.' }),
    }),
  }),
  subcategories: endpoint({
    method: 'GET',
    path: '/categories/category/:id/subcategories',
    access: 'public',
    summary: 'The level below a category, to filter by',
    params: z.object({ id: Id }),
    response: Subcategories,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/store/product-category/',
    access: 'public',
    summary: 'The product categories to choose from when adding a product',
    response: Categories,
  }),
  subchoices: endpoint({
    method: 'GET',
    path: '/store/product-subcategories/:id',
    access: 'public',
    summary: 'The level below a product category, to choose from when adding a product',
    params: z.object({ id: Id }),
    response: Subcategories,
  }),
}
