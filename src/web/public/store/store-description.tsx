import { useState } from 'react'
import { preview, previewLimit } from '#domain/description-preview.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { common } from '#texts/shared/common.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'

interface StoreDescriptionProps {
  name: string
  description: string
  lang?: string | undefined
}

/** The beginning of the text; a dialog shows all of it. */
export function StoreDescription({ name, description, lang }: StoreDescriptionProps) {
  const [isOpen, setOpen] = useState(false)
  const { text, isCut } = preview(description, previewLimit.storePage)
  if (!text) return null
  return (
    <div>
      <p lang={lang} className="max-w-prose text-lg text-pretty break-words">
        {text}
      </p>
      {isCut && (
        <>
          <Button
            look="plain"
            size="small"
            className="px-0!"
            onClick={(event) => {
              // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
              event.currentTarget.focus()
              setOpen(true)
            }}
          >
            {common.seeMore}
          </Button>
          <DialogOnDemand open={isOpen} onOpenChange={setOpen} title={texts.about(name)}>
            <p
              lang={lang}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in here takes the keys that scroll a long text
              tabIndex={0}
              className="rounded-xl text-pretty break-words whitespace-pre-line outline-offset-4"
            >
              {description.trim()}
            </p>
          </DialogOnDemand>
        </>
      )}
    </div>
  )
}
