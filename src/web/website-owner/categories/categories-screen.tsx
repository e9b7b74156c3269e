import { CategoriesView } from './categories-view.tsx'

/** /owner/categories, ?tree=store. */
export default function OwnerCategories() {
  return <CategoriesView />
}
