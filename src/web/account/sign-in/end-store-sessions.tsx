import { account } from '#texts/account/account.ts'

interface EndStoreSessionsProps {
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** A store has its own password and sessions, which a new password of the person does not end. */
export function EndStoreSessions({ isChosen, onChoose }: EndStoreSessionsProps) {
  const { endStoreSessions: texts } = account
  return (
    <label className="flex items-start gap-3 rounded-xl border border-line p-4">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-0.5 size-5 flex-none accent-lagoon"
      />
      <span>
        <span className="block font-semibold">{texts.label}</span>
        <span className="block text-sm text-muted">{texts.hint}</span>
      </span>
    </label>
  )
}
