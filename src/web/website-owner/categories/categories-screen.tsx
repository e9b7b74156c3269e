import { getRouteApi } from '@tanstack/react-router'
import { CategoriesView } from './categories-view.tsx'

const route = getRouteApi('/owner/categories')

export function CategoriesScreen() {
  const { tree = 'product' } = route.useSearch()
  return <CategoriesView tree={tree} />
}
