import { common } from '#texts/shared/common.ts'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'

/** Shown until the session and the state of the application are known. */
export function ApplicationSkeleton() {
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-7">
      <p role="status" className="sr-only">
        {common.loading}
      </p>
      <div className="text-xl">
        <SkeletonLine className="w-40" />
      </div>
      <div className="mt-8 grid gap-x-4 gap-y-12 sm:grid-cols-2">
        <Skeleton className="h-12 rounded-xl! sm:col-span-2" />
        <Skeleton className="h-12 rounded-xl!" />
        <Skeleton className="h-12 rounded-xl!" />
        <Skeleton className="h-24 rounded-xl! sm:col-span-2" />
      </div>
      <Skeleton className="mt-10 h-11 w-40" />
    </div>
  )
}
