import type { ReactNode } from 'react'

type BadgeLook = 'sunset' | 'peach' | 'lagoon' | 'cane'

const looks: Record<BadgeLook, string> = {
  sunset: 'forced-colors:border bg-sunset text-on-sunset',
  peach: 'forced-colors:border bg-peach text-ember',
  lagoon: 'forced-colors:border bg-lagoon-tint text-lagoon',
  cane: 'border border-cane text-cane',
}

export function Badge({
  look = 'sunset',
  className = '',
  children,
}: {
  look?: BadgeLook
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold tabular-nums ${looks[look]} ${className}`}
    >
      {children}
    </span>
  )
}
