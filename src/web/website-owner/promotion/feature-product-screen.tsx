import { getRouteApi } from '@tanstack/react-router'
import { FeatureProduct } from './feature-product.tsx'

const route = getRouteApi('/owner/promotion/new')

export function FeatureProductScreen() {
  return <FeatureProduct params={route.useSearch()} />
}
