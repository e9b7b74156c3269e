import { Download } from 'lucide-react'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { account } from '#texts/account/account.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { saveFile } from '#web/shared/page/save-file.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

export function DownloadData() {
  const texts = account.settings
  const client = useClient()
  const { start, isBusy } = useAction({
    mutationFn: () => client.account.myData({}),
    onSuccess: (everything) => save(everything, `zilbazar-my-data-${mauritiusDay(new Date())}.json`),
    onError: (error) => void toast.error(refusal(error) ?? texts.downloadFailed),
  })

  return (
    <SubmitButton type="button" look="quiet" isBusy={isBusy} onClick={() => void start()}>
      <Download aria-hidden="true" className="size-4.5" />
      {texts.download}
    </SubmitButton>
  )
}

function save(content: object, fileName: string): void {
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), fileName)
}
