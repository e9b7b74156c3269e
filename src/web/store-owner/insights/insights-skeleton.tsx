import { common } from '#texts/shared/common.ts'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'

export function InsightsSkeleton() {
  const { loading } = common
  return (
    <div aria-busy="true" className="space-y-5">
      <p role="status" className="sr-only">
        {loading}
      </p>
      <Skeleton className="h-9 w-80 max-w-full rounded-full!" />
      <Skeleton className="h-24 rounded-card!" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((card) => (
          <Skeleton key={card} className="h-28 rounded-card!" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card!" />
    </div>
  )
}
