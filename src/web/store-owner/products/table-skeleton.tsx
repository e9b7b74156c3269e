import { common } from '#texts/shared/common.ts'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'

export function TableSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {common.loading}
      </p>
      <SkeletonLine className="w-40" />
      <Skeleton className="mt-1 h-11 max-w-md" />
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className="flex items-center gap-3 px-4 py-2">
            <Skeleton className="h-12 w-16 flex-none rounded-lg!" />
            <div className="flex-1">
              <SkeletonLine className="w-2/3" />
              <SkeletonLine className="w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
