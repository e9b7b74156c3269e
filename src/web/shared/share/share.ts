import { share as texts } from '#texts/shared/share.ts'
import { pageAddress } from '#web/shared/page/page-head.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** Opens the share sheet of the device. Where there is none, the link is copied, and WhatsApp is offered. */
export async function share(title: string, path: string): Promise<void> {
  const url = pageAddress(location.origin, path)
  if (await isSharedByDevice({ title, url })) return
  const isCopied = await copy(url)
  await toast.withLink({
    sentence: isCopied ? texts.copied : texts.notCopied,
    isGood: isCopied,
    label: texts.onWhatsApp,
    href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  })
}

async function isSharedByDevice(page: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    // Somebody who closes the sheet wants nothing else.
    return error instanceof Error && error.name === 'AbortError'
  }
}

/** Only pages over HTTPS have a clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
