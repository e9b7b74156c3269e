import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ownerCategories as texts } from '#texts/website-owner/categories.ts'
import { inPlace } from '#web/ui/buttons/app-link.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { Branch } from './branch.tsx'
import { CategoryDialog, type DialogAct } from './category-dialog.tsx'
import { categoryName } from './category-name.ts'
import { type TreeName, treeQuery } from './category-queries.ts'
import { placesIn } from './tree-places.ts'
import { useFolding } from './use-folding.ts'
import { useSiblingOrder } from './use-sibling-order.ts'

const trees = ['product', 'store'] as const

export function CategoriesView({ tree }: { tree: TreeName }) {
  return (
    <Tabs
      label={texts.tabs}
      chosen={tree}
      tabs={trees.map((id) => ({
        id,
        label: texts.trees[id],
        link: {
          to: '/owner/categories',
          search: { tree: id === 'store' ? id : undefined },
          ...inPlace,
        },
      }))}
    >
      <TreeView key={tree} tree={tree} />
    </Tabs>
  )
}

function TreeView({ tree }: { tree: TreeName }) {
  const { data, isError, refetch } = useQuery(treeQuery(useOwnerClient(), tree))
  const folding = useFolding(tree)
  const move = useSiblingOrder(tree)
  const [act, setAct] = useState<DialogAct>()
  const [said, setSaid] = useState('')
  const view = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // The button that opened the dialog is gone with the removed category, so the focus is moved.
  useEffect(() => {
    if (wasOpen.current && !act) view.current?.focus()
    wasOpen.current = act !== undefined
  }, [act])
  if (!data) {
    return isError ? (
      <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={8} />
    )
  }
  const { categories, icons } = data
  const withChildren = placesIn(categories).filter(({ category }) => category.subcategories.length > 0)
  const isAnyOpen = withChildren.some(({ category }) => folding.isOpen(category._id))
  return (
    <div ref={view} tabIndex={-1} className="space-y-3 outline-none">
      <div className="flex flex-wrap gap-2.5">
        <Button
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
            currentTarget.focus()
            setAct({ act: 'add', place: undefined })
          }}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.add}
        </Button>
        {withChildren.length > 0 && (
          <Button
            look="quiet"
            onClick={() => folding.open(isAnyOpen ? [] : withChildren.map(({ category }) => category._id))}
          >
            {isAnyOpen ? texts.foldAll : texts.unfoldAll}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {categories.length === 0 ? (
        <EmptyState artwork="department-store" message={texts.empty} />
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <Branch
            label={texts.trees[tree]}
            tree={tree}
            categories={categories}
            above={[]}
            folding={folding}
            onMove={(parentId, siblings, index, by) => {
              move(parentId, siblings, index, by)
              const moved = siblings[index]
              const name = moved ? categoryName(moved) : ''
              setSaid(texts.moved(name, index + 1 + by, siblings.length))
            }}
            onChange={(place) => setAct({ act: 'menu', place })}
          />
        </div>
      )}
      <CategoryDialog
        tree={tree}
        categories={categories}
        icons={icons}
        act={act}
        onAct={setAct}
        onAdded={(parentId) => parentId && folding.open([...folding.opened, parentId])}
        onClose={() => setAct(undefined)}
      />
    </div>
  )
}
