import { common } from '#texts/common.ts'
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx'
import { useOpenAtTop } from '#web/ui/use-open-at-top.ts'

/** A product or a store while it is under way: a picture and the words beside it. */
export function DetailSkeleton() {
  useOpenAtTop()
  return (
    <div className="page-width min-h-dvh pt-3 pb-16 sm:pt-5">
      <div className="mx-auto max-w-7xl">
        <p role="status" className="sr-only">
          {common.loading}
        </p>
        <div className="flex h-8 items-center pointer-coarse:h-11">
          <Skeleton className="h-3 w-56" />
        </div>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Skeleton className="aspect-4/3 w-full rounded-card!" />
          <div className="space-y-4">
            <div className="text-4xl">
              <SkeletonLine className="w-full" />
              <SkeletonLine className="w-2/3" />
            </div>
            <SkeletonLine className="w-1/3" />
            <Skeleton className="h-28 w-full rounded-card!" />
            <Skeleton className="h-11 w-64" />
            <Skeleton className="h-56 w-full rounded-card!" />
          </div>
        </div>
      </div>
    </div>
  )
}
