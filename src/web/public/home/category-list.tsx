import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Category } from '#contract/shapes/category.ts'
import { home as texts } from '#texts/public/home.ts'
import { toCategory } from '#web/shared/address/pages.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'

interface CategoryListProps {
  categories: Category[]
  onVisit?: () => void
}

/** Each category is a link; a separate button unfolds its subcategories. */
export function CategoryList({ categories, onVisit }: CategoryListProps) {
  return (
    <ul>
      {categories.map((category) => (
        <CategoryBranch key={category._id} category={category} onVisit={onVisit} />
      ))}
    </ul>
  )
}

function CategoryBranch({ category, onVisit }: { category: Category; onVisit?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { name, icon, subcategories } = category
  return (
    <li>
      <div className="group flex items-center rounded-xl transition hover:bg-lagoon-tint">
        <AppLink
          {...toCategory(category._id)}
          onClick={onVisit}
          className="flex min-h-10 min-w-0 flex-1 items-center gap-2.5 rounded-xl py-1.5 pl-2 leading-snug font-medium transition group-hover:text-lagoon pointer-coarse:min-h-11"
        >
          {icon && <Artwork name={icon} size={24} />}
          {name}
        </AppLink>
        {subcategories.length > 0 && (
          <button
            type="button"
            aria-label={texts.subcategoriesOf(name)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            className="grid min-h-10 w-7 flex-none place-items-center self-stretch rounded-xl text-muted transition hover:text-lagoon focus-visible:opacity-100 aria-expanded:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-coarse:w-11 noscript:hidden"
          >
            <ChevronDown
              aria-hidden="true"
              className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={id} className="ml-5 border-l border-line pl-2">
          <CategoryList categories={subcategories} onVisit={onVisit} />
        </div>
      )}
    </li>
  )
}
