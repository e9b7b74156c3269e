import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#web/shared/api/client.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { compress } from './compress.ts'
import { deliveryUrl } from './upload.ts'

export interface UploadMessages {
  uploaded: string
  /** Shown when the picture service refuses the file. */
  refused: string
  /** Shown when the upload fails. */
  failed: string
}

/** Sends a compressed picture to the picture service. */
export type SendPicture = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<Answer>

interface Uploading {
  send: SendPicture
  messages: UploadMessages
  onUploaded: (url: string) => void
}

export interface Progress {
  stage: 'compressing' | 'uploading'
  percent: number
  /** A local URL that shows the picture during the upload. */
  localUrl: string
}

/** Compresses and uploads a picture, with progress. */
export function usePictureUpload({ send, messages, onUploaded }: Uploading) {
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState<string>()
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  async function start(file: File) {
    underWay.current?.abort()
    const controller = new AbortController()
    underWay.current = controller
    const { signal } = controller
    const localUrl = URL.createObjectURL(file)
    const show = (stage: Progress['stage']) => (percent: number) =>
      signal.aborted || setProgress({ stage, percent, localUrl })
    setProblem(undefined)
    show('compressing')(0)
    try {
      const small = await compress(file, show('compressing'), signal)
      const { status, body } = await send(small, show('uploading'), signal)
      const { secure_url: address, message } = (body ?? {}) as { secure_url?: string; message?: string }
      if (status < 400 && address) {
        onUploaded(deliveryUrl(address))
        void toast.success(messages.uploaded)
      } else {
        setProblem(message ?? messages.refused)
        void toast.error(messages.refused)
      }
    } catch {
      if (signal.aborted) return
      setProblem(messages.failed)
      void toast.error(messages.failed)
    } finally {
      if (!signal.aborted) setProgress(undefined)
      URL.revokeObjectURL(localUrl)
    }
  }

  function cancel() {
    underWay.current?.abort()
    setProgress(undefined)
  }

  return { progress, problem, start: (file: File) => void start(file), cancel }
}
