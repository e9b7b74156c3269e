import { CategoriesView } from '#web/features/owner-categories/categories-view.tsx'

/** /owner/categories, ?tree=store. */
export default function OwnerCategories() {
  return <CategoriesView />
}
