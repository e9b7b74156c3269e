import type { ReactNode } from 'react'
import type { Product } from '#contract/shapes/product.ts'
import { CardGrid } from './card-grid.tsx'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  products: Product[]
  preview?: boolean
  columns?: 3 | 4
  isAtHome?: boolean
  /** The number of pictures on the first screen. */
  early?: number
  heart?: (product: Product) => ReactNode
  distance?: (product: Product) => ReactNode
}

export function ProductGrid({
  products,
  preview,
  columns,
  isAtHome,
  early = 0,
  heart,
  distance,
}: ProductGridProps) {
  return (
    <CardGrid preview={preview} columns={columns}>
      {products.map((product, position) => (
        <ProductCard
          key={product._id}
          product={product}
          isAtHome={isAtHome}
          heart={heart?.(product)}
          distance={distance?.(product)}
          load={position < early ? 'early' : 'lazy'}
        />
      ))}
    </CardGrid>
  )
}
