import type { Category } from '#contract/shapes/category.ts'
import { home as texts } from '#texts/public/home.ts'
import { CategoryList } from './category-list.tsx'

/** Sticky while the page scrolls, with its own scrollbar when taller than the screen. */
export function CategorySidebar({ categories }: { categories: Category[] }) {
  return (
    <nav
      aria-labelledby="categories"
      className="rounded-card lg:sticky lg:top-23 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto border border-line bg-surface px-2.5 py-4"
    >
      <h2 id="categories" className="heading mb-2 px-2 text-lg">
        {texts.categories}
      </h2>
      <CategoryList categories={categories} />
    </nav>
  )
}
