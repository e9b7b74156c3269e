import { common } from '#texts/shared/common.ts'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'

/** Shown until the session is known. */
export function RegistrationSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {common.loading}
      </p>
      {['store', 'place'].map((section) => (
        <div key={section} className="rounded-card border border-line bg-surface p-5 sm:p-7">
          <div className="text-xl">
            <SkeletonLine className="w-32" />
          </div>
          <SkeletonLine className="mt-1 w-64" />
          <div className="mt-5 grid gap-x-4 gap-y-10 sm:grid-cols-2">
            <Skeleton className="h-12 rounded-xl! sm:col-span-2" />
            <Skeleton className="h-12 rounded-xl!" />
            <Skeleton className="h-12 rounded-xl!" />
          </div>
        </div>
      ))}
    </>
  )
}
