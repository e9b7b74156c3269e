import { useId, useState } from 'react'
import { preview, previewLimit } from '#domain/description-preview.ts'
import { useStoreDetailTexts } from '#web/texts/store-detail.ts'
import { useStoreProfileTexts } from '#web/texts/store-profile.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/button.tsx'

/** The first words; the rest in place, on demand. */
export function OwnDescription({ description }: { description: string }) {
  const { common } = useTexts()
  const { seeLess } = useStoreDetailTexts()
  const { profile: texts } = useStoreProfileTexts()
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
