import { CalendarClock, Check, CircleAlert, Hourglass, type LucideIcon, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FeeState } from '#domain/fee-states.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'

const looks: Record<
  FeeState,
  { icon: LucideIcon } & Pick<ComponentProps<typeof Badge>, 'look' | 'className'>
> = {
  paid: { icon: Check, look: 'cane' },
  due: { icon: CalendarClock, look: 'lagoon' },
  grace: { icon: Hourglass, look: 'peach' },
  overdue: { icon: CircleAlert, look: 'sunset' },
  'to-be-deleted': { icon: Trash2, className: 'bg-ink! text-surface!' },
}

/** The state of the fees as a badge with colour, icon and word. */
export function FeeStateBadge({ state }: { state: FeeState }) {
  const { states } = ownerFees
  const { icon: Icon, ...look } = looks[state]
  return (
    <Badge {...look}>
      <Icon aria-hidden="true" className="size-3.5" />
      {states[state]}
    </Badge>
  )
}
