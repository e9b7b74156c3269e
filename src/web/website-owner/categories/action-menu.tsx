import { Combine, CornerDownRight, FolderInput, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { ownerCategories as texts } from '#texts/website-owner/categories.ts'
import { categoryName } from './category-name.ts'
import type { TreeName } from './category-queries.ts'
import { type CategoryPlace, hasRoomBelow, type TargetAct } from './tree-places.ts'

const acts = ['add', 'change', 'move', 'merge', 'remove'] as const satisfies ('add' | 'change' | TargetAct)[]
type MenuAct = (typeof acts)[number]

const icons: Record<MenuAct, LucideIcon> = {
  add: CornerDownRight,
  change: Pencil,
  move: FolderInput,
  merge: Combine,
  remove: Trash2,
}

interface ActMenuProps {
  tree: TreeName
  place: CategoryPlace
  onAct: (act: MenuAct) => void
}

export function ActionMenu({ tree, place, onAct }: ActMenuProps) {
  const { category, above } = place
  const path = above.map(categoryName).join(texts.separator)
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">{path || texts.firstLevel}</p>
      <dl className="mt-2 mb-3 grid grid-cols-2 gap-3 tabular-nums">
        <div>
          <dt className="text-sm text-muted">{texts.inside}</dt>
          <dd className="font-semibold">{texts.contents[tree](category.inside)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{texts.insideAll}</dt>
          <dd className="font-semibold">{texts.contents[tree](category.insideAll)}</dd>
        </div>
      </dl>
      <ul className="-mx-2 border-t border-line pt-2">
        {acts.map((act) => {
          const Icon = icons[act]
          const isFull = act === 'add' && !hasRoomBelow(place)
          return (
            <li key={act}>
              <button
                type="button"
                aria-disabled={isFull || undefined}
                onClick={() => isFull || onAct(act)}
                className={`flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-left font-medium transition not-aria-disabled:hover:bg-lagoon-tint not-aria-disabled:hover:text-lagoon aria-disabled:cursor-default aria-disabled:text-muted ${act === 'remove' ? 'text-sunset' : ''}`}
              >
                <Icon aria-hidden="true" className="size-5 flex-none" />
                <span>
                  {texts.acts[act].label}
                  {isFull && <span className="block text-sm font-normal">{texts.noRoom}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
