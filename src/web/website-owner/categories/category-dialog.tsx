import { useEffect, useRef } from 'react'
import type { KeptCategory } from '#contract/website-owner/categories.ts'
import { ownerCategories as texts } from '#texts/website-owner/categories.ts'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { ActionMenu } from './action-menu.tsx'
import { CategoryForm } from './category-form.tsx'
import { categoryName } from './category-name.ts'
import type { TreeName } from './category-queries.ts'
import { TargetForm } from './target-form.tsx'
import { type CategoryPlace, placesIn, type TargetAct } from './tree-places.ts'

/** The open dialog. Only an addition to the first level has no category. */
export type DialogAct =
  | { act: 'add'; place: CategoryPlace | undefined }
  | { act: 'menu' | 'change' | TargetAct; place: CategoryPlace }

interface CategoryDialogProps {
  tree: TreeName
  categories: readonly KeptCategory[]
  icons: readonly string[]
  /** The dialog is closed without it. */
  act: DialogAct | undefined
  onAct: (act: DialogAct) => void
  onAdded: (parentId: string | undefined) => void
  onClose: () => void
}

/** A menu of actions first, then the form of the chosen action. */
export function CategoryDialog({ act: open, onClose, ...rest }: CategoryDialogProps) {
  const name = open?.place && categoryName(open.place.category)
  const title =
    open === undefined || name === undefined
      ? texts.addFirst
      : open.act === 'menu'
        ? name
        : texts.acts[open.act].title(name)
  return (
    <DialogOnDemand open={open !== undefined} onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
      {open && <Content key={open.act} open={open} onClose={onClose} {...rest} />}
    </DialogOnDemand>
  )
}

type ContentProps = Omit<CategoryDialogProps, 'act'> & { open: DialogAct }

function Content({ open, tree, categories, icons, onAct, onAdded, onClose }: ContentProps) {
  const content = useRef<HTMLDivElement>(null)
  const { act, place } = open
  // The pressed menu button is gone, so the form takes the focus.
  useEffect(() => {
    if (act !== 'menu') content.current?.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [act])
  return (
    <div ref={content}>
      {act === 'add' || act === 'change' ? (
        <CategoryForm
          tree={tree}
          icons={icons}
          category={act === 'change' ? place.category : undefined}
          parentId={act === 'add' ? place?.category._id : undefined}
          onSaved={() => {
            if (act === 'add') onAdded(place?.category._id)
            onClose()
          }}
          onCancel={onClose}
        />
      ) : act === 'menu' ? (
        <ActionMenu tree={tree} place={place} onAct={(chosen) => onAct({ act: chosen, place })} />
      ) : (
        <TargetForm tree={tree} act={act} place={place} places={placesIn(categories)} onClose={onClose} />
      )}
    </div>
  )
}
