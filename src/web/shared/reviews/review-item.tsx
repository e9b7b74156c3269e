import type { ReactNode } from 'react'
import { formatDate } from '#domain/mauritius-time.ts'
import type { TextLanguage } from '#domain/text-language.ts'
import { GivenStars } from '#web/shared/product/stars.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'

interface ReviewItemProps {
  author: string
  rating: number
  comment: string
  createdAt?: string | undefined
  language?: TextLanguage | undefined
  actions: ReactNode
  children?: ReactNode
}

export function ReviewItem({
  author,
  rating,
  comment,
  createdAt,
  language,
  actions,
  children,
}: ReviewItemProps) {
  return (
    <article>
      <div className="grid grid-cols-[1fr_auto] items-start large-text:grid-cols-[minmax(0,1fr)] gap-x-3">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{author}</h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <GivenStars rating={rating} />
            {createdAt && <time dateTime={createdAt}>{formatDate(createdAt)}</time>}
          </p>
        </div>
        {actions}
      </div>
      {comment && (
        <p lang={langOf({ language })} className="mt-1.5 text-pretty break-words whitespace-pre-line">
          {comment}
        </p>
      )}
      {children}
    </article>
  )
}
