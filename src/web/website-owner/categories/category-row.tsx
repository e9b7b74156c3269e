import { ChevronRight, Ellipsis } from 'lucide-react'
import type { KeptCategory } from '#contract/website-owner/categories.ts'
import { language } from '#texts/shared/language.ts'
import { ownerCategories as texts } from '#texts/website-owner/categories.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'
import { MoveButtons } from '#web/ui/lists/move-buttons.tsx'
import { categoryName } from './category-name.ts'
import type { TreeName } from './category-queries.ts'

interface CategoryRowProps {
  category: KeptCategory
  tree: TreeName
  isOpen: boolean
  onFold: () => void
  index: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onChange: () => void
}

/** A category with buttons to fold it, move it and open its menu. */
export function CategoryRow({ category, tree, isOpen, onFold, index, isLast, ...acts }: CategoryRowProps) {
  const { icon, insideAll, subcategories } = category
  const name = categoryName(category)
  return (
    <div className="flex items-center gap-0.5 large-text:flex-wrap py-0.5 pr-1 transition-colors hover:bg-sand">
      {subcategories.length > 0 ? (
        <IconButton
          label={texts.fold(name)}
          aria-expanded={isOpen}
          onClick={onFold}
          className="hover:text-lagoon"
        >
          <ChevronRight
            aria-hidden="true"
            className={`size-5 transition-transform ${isOpen ? 'rotate-90' : ''}`}
          />
        </IconButton>
      ) : (
        <span className="w-11 flex-none" />
      )}
      {icon && <Artwork name={icon} size={28} className="mr-2" />}
      <div className="min-w-0 flex-1 large-text:basis-48 large-text:pl-3 py-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <OtherName {...category} />
        <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <span>{texts.contents[tree](insideAll)}</span>
          {subcategories.length > 0 && <span>{texts.subcategories(subcategories.length)}</span>}
        </p>
      </div>
      <div className="ml-auto flex flex-none">
        <MoveButtons
          labels={{ up: texts.up(name), down: texts.down(name) }}
          position={index}
          isFirst={index === 0}
          isLast={isLast}
          onMove={acts.onMove}
        />
        <IconButton
          label={texts.changeOf(name)}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
            currentTarget.focus()
            acts.onChange()
          }}
          className="hover:bg-lagoon-tint hover:text-lagoon"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  )
}

/** The name in the other language, or that there is no French one. */
function OtherName({ name, nameFr }: KeptCategory) {
  if (nameFr === null) return <p className="text-sm text-muted italic">{texts.noNameFr}</p>
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <p className="text-sm wrap-anywhere" lang={other}>
      {other === 'fr' ? nameFr : name}
    </p>
  )
}
