import { RotateCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { QueuedMail } from '#contract/website-owner/mails.ts'
import { ownerMails as texts } from '#texts/website-owner/mails.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { Moment } from '#web/ui/time/moment.tsx'

interface MailRowProps {
  mail: QueuedMail
  /** Settles when the retry has succeeded or failed. */
  onRetry: () => Promise<void>
  /** Called when the row disappears while its button is busy. */
  onGone: () => void
}

const looks = { waiting: 'lagoon', failing: 'peach', 'given-up': 'sunset' } as const

export function MailRow({ mail, onRetry, onGone }: MailRowProps) {
  const [isBusy, setBusy] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { to, state, tries, lastError, nextTryAt, createdAt } = mail
  const names: Record<string, string> = texts.letters
  const letter = names[mail.letter] ?? mail.letter

  async function retry() {
    setBusy(true)
    await onRetry()
    if (row.current) setBusy(false)
    else onGone()
  }

  return (
    <li
      ref={row}
      className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{letter}</span>
          <Badge look={looks[state]}>{texts.states[state]}</Badge>
          <span className="text-sm text-muted">{texts.tries(tries)}</span>
        </p>
        <p className="wrap-anywhere">
          {to.name && `${to.name} · `}
          {to.email}
        </p>
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
          <Line name={texts.since}>
            <Moment at={createdAt} />
          </Line>
          <Line name={texts.nextTry}>{nextTryAt ? <Moment at={nextTryAt} /> : texts.noMoreTries}</Line>
        </dl>
        {lastError && (
          <div className="mt-3 rounded-xl bg-sunset-tint px-4 py-2.5 text-sm">
            <p className="font-semibold">{texts.lastError}</p>
            <p className="wrap-anywhere">{lastError}</p>
          </div>
        )}
      </div>
      <SubmitButton
        type="button"
        look="quiet"
        isBusy={isBusy}
        aria-label={texts.retryOf(letter, to.email)}
        onClick={() => void retry()}
        className="max-sm:w-full"
      >
        <RotateCw aria-hidden="true" className="size-4.5" />
        {texts.retry}
      </SubmitButton>
    </li>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
