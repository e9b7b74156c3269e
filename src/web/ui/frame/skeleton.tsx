/** A grey placeholder whose size comes from its classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-breathe rounded-full bg-line ${className}`} />
}

/** A placeholder for a line of text, as high as the surrounding text size. */
export function SkeletonLine({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden="true" className="flex h-[1lh] w-full items-center">
      <span className={`block h-[0.7em] animate-breathe rounded-full bg-line ${className}`} />
    </span>
  )
}
