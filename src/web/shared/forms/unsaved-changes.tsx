import { useBlocker } from '@tanstack/react-router'
import { useId } from 'react'
import { forms } from '#texts/shared/forms.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'

interface Location {
  pathname: string
  search: unknown
}

/** Views of a dashboard may differ only in their search params. */
function leavesView({ current, next }: { current: Location; next: Location }): boolean {
  return current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)
}

/** Asks for confirmation before unsaved changes are lost by a link, by Back or by closing the tab. */
export function UnsavedChanges({ areThere }: { areThere: boolean }) {
  const { leaving: texts } = forms
  const textId = useId()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leavesView,
    enableBeforeUnload: areThere,
    disabled: !areThere,
    withResolver: true,
  })
  return (
    <DialogOnDemand
      open={status === 'blocked'}
      onOpenChange={(isOpen) => isOpen || reset?.()}
      title={texts.title}
      describedBy={textId}
      closesOnBack={false}
    >
      <p id={textId}>{texts.text}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button onClick={() => reset?.()}>{texts.stay}</Button>
        <Button look="quiet" onClick={() => proceed?.()}>
          {texts.leave}
        </Button>
      </div>
    </DialogOnDemand>
  )
}
