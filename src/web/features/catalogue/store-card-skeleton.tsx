import { SkeletonLine } from '#web/ui/skeleton.tsx'
import { Card, CardBody } from './card.tsx'

/** The box of a store card, line for line. */
export function StoreCardSkeleton() {
  return (
    <Card>
      <span className="block aspect-4/3 w-full animate-breathe bg-line" />
      <CardBody>
        <div className="text-sm">
          <SkeletonLine className="w-1/2" />
        </div>
        <div className="mt-1 mb-1 text-base leading-snug">
          <SkeletonLine className="w-3/4" />
        </div>
        <div className="text-sm">
          <SkeletonLine className="w-2/3" />
        </div>
        <div className="mt-1.5 text-sm">
          <SkeletonLine className="w-full" />
          <SkeletonLine className="w-2/3" />
        </div>
        <div className="mt-auto pt-2.5">
          <div className="space-y-0.5 border-t border-line pt-2 text-sm leading-6">
            <SkeletonLine className="w-1/2" />
            <SkeletonLine className="w-1/2" />
          </div>
        </div>
      </CardBody>
    </Card>
  )
}
