import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { CardSkeleton } from './card-skeleton.tsx'

/** The box of a product card, line for line. Deals have the expiry line too. */
export function ProductCardSkeleton({ discounted = false }: { discounted?: boolean }) {
  return (
    <CardSkeleton>
      <div className="text-sm @max-[12rem]:h-[2lh]">
        <SkeletonLine className="w-3/4" />
      </div>
      <div className="mt-1 mb-1 h-[2lh] text-base leading-snug">
        <SkeletonLine className="w-full" />
        <SkeletonLine className="w-1/2" />
      </div>
      <div className="text-sm">
        <SkeletonLine className="w-2/3" />
      </div>
      <div className="mt-1.5 text-xl @max-[10.5rem]:text-lg">
        <SkeletonLine className="w-1/2" />
      </div>
      {discounted && (
        <div className="text-sm @max-[11.5rem]:text-xs">
          <SkeletonLine className="w-2/3" />
        </div>
      )}
    </CardSkeleton>
  )
}
