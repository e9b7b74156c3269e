import { useRef } from 'react'
import { ApiError } from '#web/shared/api/client.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { compress } from '#web/shared/picture-upload/compress.ts'
import { deliveryUrl } from '#web/shared/picture-upload/upload.ts'
import { useSendPicture } from '#web/shared/picture-upload/use-send-picture.ts'

/** Uploads pictures one by one, each once. */
export function useUploads() {
  const { image, storeOwner } = useStoreClient()
  const sendPicture = useSendPicture({
    queryKey: ['upload-settings'],
    settings: () => image.settings({}),
    renew: () => storeOwner.profile({}),
  })
  /** Null: the file could not be used. */
  const addresses = useRef(new Map<File, string | null>())

  async function send(file: File): Promise<void> {
    if (addresses.current.has(file)) return
    const { signal } = new AbortController()
    const small = await compress(file, () => {}, signal).catch(() => undefined)
    if (!small) return void addresses.current.set(file, null)
    const { status, body, requestId } = await sendPicture(small, () => {}, signal)
    const { secure_url: address } = (body ?? {}) as { secure_url?: string }
    // Too many, or the site cannot be reached: what is left is sent later. Anything else is the file's own fault.
    if (status === 429 || status === 401 || status >= 500)
      throw new ApiError(status, body as object | undefined, requestId)
    addresses.current.set(file, status < 400 && address ? deliveryUrl(address) : null)
  }

  return {
    send,
    addressOf: (file: File) => addresses.current.get(file) ?? undefined,
    bad: () => [...addresses.current.values()].filter((address) => address === null).length,
  }
}
