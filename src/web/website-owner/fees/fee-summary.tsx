import { Mail, Megaphone } from 'lucide-react'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { FeeStateBadge } from '#web/shared/fees/fee-state.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import type { OwnerClient } from '#web/website-owner/owner-client.ts'
import { rupees } from './amount.ts'

type LedgerStore = Awaited<ReturnType<OwnerClient['ownerFees']['ledger']>>['store']

export function FeeSummary({ store, onSell }: { store: LedgerStore; onSell: () => void }) {
  const { ledger: texts, suspended } = ownerFees
  const { _id, name, isSuspended, state, outstandingCents, nextDueOn, email, owner } = store
  const isOwing = outstandingCents > 0
  return (
    <Panel title={name}>
      <p className="-mt-2 flex flex-wrap gap-2">
        <FeeStateBadge state={state} />
        {isSuspended && <Badge look="peach">{suspended}</Badge>}
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <div>
          <dt className="text-sm text-muted">{texts.outstanding}</dt>
          <dd className={`heading text-2xl tabular-nums ${isOwing ? 'text-sunset' : ''}`}>
            {rupees(outstandingCents)}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{isOwing ? texts.dueOn : texts.nextDueOn}</dt>
          <dd className="heading text-lg tabular-nums">
            {nextDueOn ? formatDate(nextDueOn) : texts.notCharged}
          </dd>
        </div>
      </dl>
      <ul className="mt-3 border-t border-line pt-2">
        <Contact role={texts.storeEmail} email={email} />
        <Contact role={texts.owner(owner.name)} email={owner.email} />
      </ul>
      <div className="mt-3 grid gap-2">
        <Button
          look="quiet"
          className="px-3!"
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
            currentTarget.focus()
            onSell()
          }}
        >
          <Megaphone aria-hidden="true" className="size-4.5" />
          {texts.personalised}
        </Button>
        {!isSuspended && (
          <AppLink
            {...toStore(_id)}
            className="inline-flex min-h-9 items-center justify-center font-semibold text-lagoon hover:underline pointer-coarse:min-h-11"
          >
            {texts.seeStore}
          </AppLink>
        )}
      </div>
    </Panel>
  )
}

function Contact({ role, email }: { role: string; email: string }) {
  return (
    <li className="py-1 text-sm">
      <span className="block text-muted">{role}</span>
      <a
        href={`mailto:${email}`}
        className="inline-flex min-h-8 max-w-full items-center gap-2 font-medium text-lagoon hover:underline pointer-coarse:min-h-11"
      >
        <Mail aria-hidden="true" className="size-4 flex-none" />
        <span className="wrap-anywhere">{email}</span>
      </a>
    </li>
  )
}
