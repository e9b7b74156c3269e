import { useId } from 'react'
import { productImport as texts } from '#texts/store-owner/product-import.ts'
import { fileInputLook } from '#web/ui/fields/file-input-look.ts'

interface ImportPicturesProps {
  files: readonly File[]
  /** How many rows have one of these pictures. */
  matched: number
  isBusy: boolean
  onChoose: (files: File[]) => void
}

/** Pictures chosen together, matched with rows by their file names. */
export function ImportPictures({ files, matched, isBusy, onChoose }: ImportPicturesProps) {
  const id = useId()
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3">
      <label htmlFor={id} className="block font-semibold">
        {texts.pictures}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
        {texts.picturesHint}
      </p>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={`${id}-hint`}
        disabled={isBusy}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
        className={fileInputLook}
      />
      {files.length > 0 && (
        <p role="status" className="mt-2">
          {texts.matched(files.length, matched)}
        </p>
      )}
    </div>
  )
}
