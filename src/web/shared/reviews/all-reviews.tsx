import { useEffect, useRef } from 'react'
import { errorPages } from '#texts/shared/error-pages.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { ReviewItems, type ReviewListProps } from './review-list.tsx'
import { useReviews } from './use-reviews.ts'

/** Every review in a scrolling part of the page. More reviews load before the end of the list is reached. */
export function AllReviews({ source, own, reportOf, marked }: ReviewListProps) {
  const list = useReviews(source, source.newest.length)
  const { reviews, total, hasMore, isLoading, hasFailed } = list
  const isWaiting = hasMore && !isLoading && !hasFailed
  const end = useWhenNear(list.showMore, isWaiting, reviews.length)
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line">
        <ReviewItems {...{ own, reviews, reportOf, marked }} reviewed={source.reviewed} />
      </ul>
      <div ref={end} />
      {isLoading && (
        <div aria-hidden="true" className="space-y-2">
          <SkeletonLine className="w-1/3" />
          <SkeletonLine className="w-2/3" />
        </div>
      )}
      {hasFailed && (
        <div className="space-y-3 text-center">
          <p role="alert" className="text-muted">
            {texts.failed}
          </p>
          <Button look="quiet" size="small" onClick={list.showMore}>
            {errorPages.tryAgain}
          </Button>
        </div>
      )}
      <p role="status" className="text-center text-sm text-muted">
        {isLoading ? texts.loadingMore : hasMore ? texts.shown(reviews.length, total) : texts.allShown(total)}
      </p>
    </div>
  )
}

/** Calls `onNear` when the element comes near, and again if it is still near after the list has grown. */
function useWhenNear(onNear: () => void, isWaiting: boolean, length: number) {
  const mark = useRef<HTMLDivElement>(null)
  const scroller = useRef<Element>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a grown list is looked at again
  useEffect(() => {
    if (!mark.current || !isWaiting) return
    scroller.current ??= scrollerOf(mark.current)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { root: scroller.current, rootMargin: '0px 0px 600px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isWaiting, length])
  return mark
}

/** Observer margins apply to the scrolling element, which is not the page inside a dialog. */
function scrollerOf(element: Element): Element | null {
  const parent = element.parentElement
  return !parent || getComputedStyle(parent).overflowY === 'auto' ? parent : scrollerOf(parent)
}
