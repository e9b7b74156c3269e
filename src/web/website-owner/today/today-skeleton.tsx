import { common } from '#texts/shared/common.ts'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'

export function TodaySkeleton() {
  const { loading } = common
  return (
    <div aria-busy="true" className="grid gap-8">
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div>
        <div className="heading text-xl">
          <SkeletonLine className="w-32" />
        </div>
        <SkeletonLine className="w-44" />
        <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
            <Skeleton key={card} className="h-25 rounded-card! sm:h-27" />
          ))}
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((chart) => (
          <Skeleton key={chart} className="h-64 rounded-card!" />
        ))}
      </div>
    </div>
  )
}
