import { lazy, Suspense, useState } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { mostBulkEdited } from '#domain/limits.ts'
import { bulkEdit as texts } from '#texts/store-owner/bulk-edit.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { type BulkKind, bulkKinds } from './bulk-values.ts'
import type { Edited } from './undo-notice.tsx'

const BulkForm = lazy(async () => ({ default: (await import('./bulk-form.tsx')).BulkForm }))

interface BulkBarProps {
  /** The selected products. */
  products: readonly OwnProduct[]
  /** How many products the search has found. */
  found: number
  onSelectFound: () => void
  onClear: () => void
  onEdited: (edited: Edited) => void
}

/** Stays in view while products are selected. */
export function BulkBar({ products, found, onSelectFound, onClear, onEdited }: BulkBarProps) {
  const [kind, setKind] = useState<BulkKind>('price')
  const [isOpen, setOpen] = useState(false)
  const canSelectMore = products.length < Math.min(found, mostBulkEdited)
  return (
    <section
      aria-label={texts.label}
      className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-lagoon bg-surface px-4 py-3 shadow-lg"
    >
      <p role="status" className="mr-auto font-semibold">
        {texts.selected(products.length)}
      </p>
      {canSelectMore && (
        <Button look="plain" size="small" onClick={onSelectFound}>
          {texts.selectFound(Math.min(found, mostBulkEdited))}
        </Button>
      )}
      <Button look="plain" size="small" onClick={onClear}>
        {texts.clear}
      </Button>
      <div className="flex items-center gap-2 @max-2xl:w-full">
        <div className="min-w-0 flex-1">
          <Select
            aria-label={texts.what}
            value={kind}
            options={bulkKinds.map((value) => ({ value, label: texts.kinds[value] }))}
            onChoose={(chosen) => setKind(chosen as BulkKind)}
            className="h-11 rounded-full border border-rim bg-surface"
          />
        </div>
        <Button
          look={kind === 'delete' ? 'sunset' : 'primary'}
          onClick={(event) => {
            // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
            event.currentTarget.focus()
            setOpen(true)
          }}
        >
          {texts.next}
        </Button>
      </div>
      <DialogOnDemand open={isOpen} onOpenChange={setOpen} title={texts.kinds[kind]}>
        {isOpen && (
          <Suspense>
            <BulkForm
              kind={kind}
              products={products}
              onClose={() => setOpen(false)}
              onEdited={(edited) => {
                setOpen(false)
                onEdited(edited)
              }}
            />
          </Suspense>
        )}
      </DialogOnDemand>
    </section>
  )
}
