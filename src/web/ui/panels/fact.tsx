import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface FactProps {
  icon: LucideIcon
  name: string
  children: ReactNode
}

export function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className="relative min-h-9 pl-12">
      <dt className="text-sm text-muted">
        <span className="absolute top-0 left-0 grid size-9 place-items-center rounded-full bg-lagoon-tint text-lagoon">
          <Icon aria-hidden="true" className="size-4.5" />
        </span>
        {name}
      </dt>
      <dd className="text-pretty break-words">{children}</dd>
    </div>
  )
}
