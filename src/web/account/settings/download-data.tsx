import { Download } from 'lucide-react'
import { useState } from 'react'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { account } from '#texts/account/account.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { notice } from '#web/ui/overlays/notice.ts'

export function DownloadData() {
  const texts = account.settings
  const client = useClient()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const everything = await client.account.myData({})
      save(everything, `zilbazar-my-data-${mauritiusDay(new Date())}.json`)
    } catch (error) {
      void notice.error(refusal(error) ?? texts.downloadFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <SubmitButton type="button" look="quiet" isBusy={isBusy} onClick={() => void download()}>
      <Download aria-hidden="true" className="size-4.5" />
      {texts.download}
    </SubmitButton>
  )
}

function save(content: object, fileName: string): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // Some browsers begin to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
