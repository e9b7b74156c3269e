import type { ReactNode } from 'react'
import { formatDate } from '#domain/mauritius-time.ts'
import { GivenStars } from '#web/shared/product/stars.tsx'

interface ReviewItemProps {
  author: string
  rating: number
  comment: string
  createdAt?: string | undefined
  actions: ReactNode
  children?: ReactNode
}

export function ReviewItem({ author, rating, comment, createdAt, actions, children }: ReviewItemProps) {
  return (
    <article>
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{author}</h3>
          <p className="flex items-center gap-2 text-sm text-muted">
            <GivenStars rating={rating} />
            {createdAt && <time dateTime={createdAt}>{formatDate(createdAt)}</time>}
          </p>
        </div>
        {actions}
      </div>
      {comment && <p className="mt-1.5 text-pretty break-words whitespace-pre-line">{comment}</p>}
      {children}
    </article>
  )
}
