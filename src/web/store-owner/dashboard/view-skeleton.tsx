import { common } from '#texts/shared/common.ts'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'

/** Shown until the session is known. */
export function ViewSkeleton() {
  const { loading } = common
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div className="grid gap-5 sm:grid-cols-[14rem_1fr]">
        <Skeleton className="aspect-4/3 w-full rounded-card!" />
        <div>
          <SkeletonLine className="w-2/3" />
          <SkeletonLine className="w-1/2" />
          <SkeletonLine className="w-3/4" />
          <SkeletonLine className="w-1/3" />
        </div>
      </div>
      <Skeleton className="mt-6 h-40 w-full rounded-card!" />
    </div>
  )
}
