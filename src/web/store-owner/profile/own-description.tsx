import { useId, useState } from 'react'
import { preview, previewLimit } from '#domain/description-preview.ts'
import { storeDetail } from '#texts/public/store.ts'
import { common } from '#texts/shared/common.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { Button } from '#web/ui/buttons/button.tsx'

/** The beginning of the text; the rest unfolds. */
export function OwnDescription({ description }: { description: string }) {
  const { seeLess } = storeDetail
  const { profile: texts } = storeProfile
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const { text, isCut } = preview(description, previewLimit.dashboard)
  if (!text) return <p className="text-muted">{texts.noDescription}</p>
  return (
    <div>
      <p id={id} className="max-w-prose text-pretty wrap-anywhere whitespace-pre-line">
        {isWhole ? description.trim() : text}
      </p>
      {isCut && (
        <Button
          look="plain"
          size="small"
          className="px-0!"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? seeLess : common.seeMore}
        </Button>
      )}
    </div>
  )
}
