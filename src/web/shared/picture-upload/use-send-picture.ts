import { useQueryClient } from '@tanstack/react-query'
import { isOwn, type UploadSettings, upload } from './upload.ts'
import type { SendPicture } from './use-picture-upload.ts'

interface Target {
  /** The query under which the settings are cached. */
  queryKey: readonly string[]
  settings: () => Promise<UploadSettings>
  /** Any request of the uploader: it renews an expired session. */
  renew: () => Promise<unknown>
}

/** Sends pictures to where the settings say. An expired session is renewed once. */
export function useSendPicture({ queryKey, settings: load, renew }: Target): SendPicture {
  const queryClient = useQueryClient()
  return async (file, onProgress, signal) => {
    const settings = await queryClient.fetchQuery({
      queryKey,
      queryFn: load,
      staleTime: Number.POSITIVE_INFINITY,
    })
    const sendOnce = () => upload(file, { settings, onProgress, signal })
    const answer = await sendOnce()
    if (answer.status !== 401 || !isOwn(settings.uploadUrl)) return answer
    await renew()
    return sendOnce()
  }
}
