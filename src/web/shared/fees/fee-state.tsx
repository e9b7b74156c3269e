import { CalendarClock, Check, CircleAlert, Hourglass, type LucideIcon, Trash2, Undo2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FeeCycle } from '#contract/shapes/fee.ts'
import type { FeeState } from '#domain/fee-states.ts'
import { feeWords } from '#texts/shared/fee-words.ts'
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
  const { states } = feeWords
  const { icon: Icon, ...look } = looks[state]
  return (
    <Badge {...look}>
      <Icon aria-hidden="true" className="size-3.5" />
      {states[state]}
    </Badge>
  )
}

/** The state of one window. Personalised advertising is paid, or it was paid back. */
export function CycleStateBadge({
  cycle,
}: {
  cycle: Pick<FeeCycle, 'kind' | 'state' | 'amountCents' | 'paidCents'>
}) {
  const isPaidBack = cycle.kind === 'personalised' && cycle.paidCents < cycle.amountCents
  if (!isPaidBack) return <FeeStateBadge state={cycle.state} />
  return (
    <Badge look="peach">
      <Undo2 aria-hidden="true" className="size-3.5" />
      {feeWords.paidBack}
    </Badge>
  )
}
