import { common } from '#texts/shared/common.ts'
import { SkeletonLine } from '../frame/skeleton.tsx'

export function PanelSkeleton({ panels = 2 }: { panels?: number }) {
  const { loading } = common
  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {loading}
      </p>
      {Array.from({ length: panels }, (_, panel) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, in a fixed number
        <div key={panel} className="rounded-card border border-line bg-surface p-4 sm:p-7">
          <SkeletonLine className="w-40" />
          <SkeletonLine className="w-3/4" />
          <SkeletonLine className="w-2/3" />
          <SkeletonLine className="w-1/2" />
        </div>
      ))}
    </div>
  )
}
