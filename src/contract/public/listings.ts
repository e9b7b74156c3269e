import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Cities, PageAndCity } from '#contract/shapes/paging.ts'
import { Product, ProductPage } from '#contract/shapes/product.ts'
import { StorePage } from '#contract/shapes/store-listing.ts'

export const listings = {
  flashSales: endpoint({
    method: 'GET',
    path: '/product/flash-sales',
    access: 'public',
    summary: 'The deals that end soonest',
    response: z.object({ products: z.array(Product) }),
  }),
  hotDeals: endpoint({
    method: 'GET',
    path: '/product/hot-deals',
    access: 'public',
    summary: 'Products with a running discount, newest first',
    query: PageAndCity,
    response: ProductPage,
  }),
  hotDealsBestRated: endpoint({
    method: 'GET',
    path: '/product/hot-deals/best-rated',
    access: 'public',
    summary: 'Products with a running discount, best rated first',
    query: PageAndCity,
    response: ProductPage,
  }),
  hotDealsCities: endpoint({
    method: 'GET',
    path: '/product/hot-deals/cities',
    access: 'public',
    summary: 'The cities with hot deals',
    response: Cities,
  }),
  newArrivals: endpoint({
    method: 'GET',
    path: '/product/new-arrivals',
    access: 'public',
    summary: 'Products added lately, newest first',
    query: PageAndCity,
    response: ProductPage,
  }),
  newArrivalsBestRated: endpoint({
    method: 'GET',
    path: '/product/new-arrivals/best-rated',
    access: 'public',
    summary: 'Products added lately, best rated first',
    query: PageAndCity,
    response: ProductPage,
  }),
  newArrivalsCities: endpoint({
    method: 'GET',
    path: '/product/new-arrivals/cities',
    access: 'public',
    summary: 'The cities with new arrivals',
    response: Cities,
  }),
  featuredProducts: endpoint({
    method: 'GET',
    path: '/product/featured-products',
    access: 'public',
    summary: 'Products chosen by the website owner',
    query: PageAndCity,
    response: ProductPage,
  }),
  featuredProductsBestRated: endpoint({
    method: 'GET',
    path: '/product/featured-products/best-rated',
    access: 'public',
    summary: 'Products chosen by the website owner, best rated first',
    query: PageAndCity,
    response: ProductPage,
  }),
  featuredProductsCities: endpoint({
    method: 'GET',
    path: '/product/featured-products/cities',
    access: 'public',
    summary: 'The cities with featured products',
    response: Cities,
  }),
  bestRatedProducts: endpoint({
    method: 'GET',
    path: '/product/best-rated-products',
    access: 'public',
    summary: 'Rated products, best first',
    query: PageAndCity,
    response: ProductPage,
  }),
  bestRatedProductsCities: endpoint({
    method: 'GET',
    path: '/product/best-rated-products/cities',
    access: 'public',
    summary: 'The cities with rated products',
    response: Cities,
  }),
  bestRatedStores: endpoint({
    method: 'GET',
    path: '/product/best-rated-stores',
    access: 'public',
    summary: 'Rated stores, best first',
    query: PageAndCity,
    response: StorePage,
  }),
  bestRatedStoresCities: endpoint({
    method: 'GET',
    path: '/product/best-rated-stores/cities',
    access: 'public',
    summary: 'The cities with rated stores',
    response: Cities,
  }),
}
