import type { KeptCategory } from '#contract/website-owner/categories.ts'
import { ownerCategories as texts } from '#texts/website-owner/categories.ts'
import type { TreeName } from './category-queries.ts'
import { CategoryRow } from './category-row.tsx'
import type { CategoryPlace } from './tree-places.ts'
import type { Folding } from './use-folding.ts'

export interface BranchActs {
  onMove: (parentId: string | null, siblings: readonly KeptCategory[], index: number, by: -1 | 1) => void
  onChange: (place: CategoryPlace) => void
}

interface BranchProps extends BranchActs {
  label: string
  tree: TreeName
  categories: readonly KeptCategory[]
  above: readonly KeptCategory[]
  folding: Folding
}

/** Sibling categories, each followed by its children while unfolded. */
export function Branch({ label, categories, above, ...rest }: BranchProps) {
  const { tree, folding, onMove, onChange } = rest
  const parentId = above.at(-1)?._id ?? null
  return (
    <ul
      aria-label={label}
      className={
        above.length > 0
          ? 'ml-5.5 border-l border-line sm:ml-8'
          : 'divide-y divide-line [&_ul>li:not(:first-child)]:border-t [&_ul>li]:border-line'
      }
    >
      {categories.map((category, index) => {
        const { _id, name, subcategories } = category
        const isOpen = folding.isOpen(_id) && subcategories.length > 0
        return (
          <li key={_id}>
            <CategoryRow
              category={category}
              tree={tree}
              isOpen={isOpen}
              onFold={() => folding.toggle(_id)}
              index={index}
              isLast={index === categories.length - 1}
              onMove={(by) => onMove(parentId, categories, index, by)}
              onChange={() => onChange({ category, above })}
            />
            {isOpen && (
              <Branch
                label={texts.fold(name)}
                categories={subcategories}
                above={[...above, category]}
                {...rest}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
