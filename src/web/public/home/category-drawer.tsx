import type { Category } from '#contract/shapes/category.ts'
import { home } from '#texts/public/home.ts'
import { Drawer } from '#web/ui/overlays/dialog.tsx'
import { CategoryList } from './category-list.tsx'

interface CategoryDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  categories: Category[]
}

export default function CategoryDrawer({ open, onOpenChange, categories }: CategoryDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={home.categories}>
      <div className="-mx-2.5">
        <CategoryList categories={categories} onVisit={() => onOpenChange(false)} />
      </div>
    </Drawer>
  )
}
