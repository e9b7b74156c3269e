import { Flag } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { reportButtons as texts } from '#texts/shared/report-buttons.ts'
import { useReturnTo } from '#web/shared/address/use-return-to.ts'
import { useFetched } from '#web/shared/page/use-fetched.ts'
import { useIsOwnStore } from '#web/shared/session/own-store-here.ts'
import { useSignedIn } from '#web/shared/session/signed-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { purposes, type ReportTarget } from './report-target.ts'

// Few people report something, so the dialog is fetched when somebody comes near its button.
const loadDialog = () => import('./report-dialog.tsx').then((module) => module.ReportDialog)
const fetchDialog = () => void loadDialog().catch(() => undefined)
const whenNear = { onPointerEnter: fetchDialog, onFocus: fetchDialog }

interface ReportButtonProps {
  target: ReportTarget & { kind: 'product' | 'store' }
  /** The store itself, or the store that sells the product. */
  storeId: string
}

/** Opens the report dialog about a product or a store. Its owner sees why there is no dialog. */
export function ReportButton({ target, storeId }: ReportButtonProps) {
  const { open, dialog } = useReportDialog(target)
  if (useIsOwnStore(storeId))
    return <p className="basis-full text-sm text-muted">{texts.ownThing[target.kind]}</p>
  return (
    <>
      <Button look="quiet" {...whenNear} onClick={open}>
        <Flag aria-hidden="true" className="size-4.5 text-muted" />
        {target.kind === 'store' ? texts.reportStore : texts.report}
      </Button>
      {dialog}
    </>
  )
}

/** The same for a review or the answer to it, as a small button. */
export function ReviewReportButton({ target, author }: { target: ReportTarget; author: string }) {
  const { open, dialog, needsLogin } = useReportDialog(target)
  const returnTo = useReturnTo()
  return (
    <>
      <Button
        look="plain"
        size="small"
        aria-label={target.kind === 'answer' ? texts.reportAnswerOf(author) : texts.reportReviewBy(author)}
        {...whenNear}
        onClick={open}
        className="-mr-3 flex-none px-3! text-sm font-medium! text-muted!"
      >
        <Flag aria-hidden="true" className="size-3.5" />
        {texts.report}
      </Button>
      {/* The link is here because the dialog of all reviews keeps the keyboard away from toasts. */}
      {needsLogin && (
        <p className="col-span-full justify-self-end text-sm">
          <PlainLink to="/login" search={returnTo}>
            {texts.logIn}
          </PlainLink>
        </p>
      )}
      {dialog}
    </>
  )
}

function useReportDialog(target: ReportTarget) {
  const signedIn = useSignedIn()
  const [isOpen, setOpen] = useState(false)
  const [ReportDialog, openDialog] = useFetched(loadDialog)
  const [needsLogin, setNeedsLogin] = useState(false)

  function open(event: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
    event.currentTarget.focus()
    const action = { kind: 'report', of: target.kind, id: target.id } as const
    void signedIn(purposes[target.kind], action, () => void openDialog(() => setOpen(true))).then((isDone) =>
      setNeedsLogin(!isDone),
    )
  }

  const dialog = ReportDialog && <ReportDialog target={target} open={isOpen} onOpenChange={setOpen} />
  return { open, dialog, needsLogin }
}
