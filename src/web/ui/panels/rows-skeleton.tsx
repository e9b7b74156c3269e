import { common } from '#texts/shared/common.ts'
import { SkeletonLine } from '../frame/skeleton.tsx'

export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  const { loading } = common
  return (
    <div aria-busy="true" className="divide-y divide-line rounded-card border border-line bg-surface">
      <p role="status" className="sr-only">
        {loading}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={String(row)} className="p-4">
          <SkeletonLine className="w-1/2" />
          <SkeletonLine className="w-1/3" />
        </div>
      ))}
    </div>
  )
}
