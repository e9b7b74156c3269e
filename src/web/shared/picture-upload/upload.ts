import { shownForm } from '#domain/picture-delivery.ts'
import { language } from '#texts/shared/language.ts'
import type { Answer } from '#web/shared/api/client.ts'

export interface UploadSettings {
  /** Our own upload endpoint, or a compatible hosting service. */
  uploadUrl: string
  uploadPreset: string
}

interface Upload {
  settings: UploadSettings
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
export async function upload(
  file: File,
  { settings: { uploadUrl, uploadPreset }, onProgress, signal }: Upload,
): Promise<Answer> {
  signal.throwIfAborted()
  const form = new FormData()
  form.append('file', file, file.name)
  form.append('upload_preset', uploadPreset)
  const request = new XMLHttpRequest()
  request.open('POST', uploadUrl)
  request.responseType = 'json'
  request.withCredentials = isOwn(uploadUrl)
  // On another host the header would cause a preflight request.
  if (isOwn(uploadUrl)) request.setRequestHeader('accept-language', language)
  request.upload.onprogress = ({ loaded, total }) => onProgress((100 * loaded) / total)
  signal.addEventListener('abort', () => request.abort())
  return new Promise((resolve, reject) => {
    request.onload = () =>
      resolve({
        status: request.status,
        body: request.response,
        requestId: request.getResponseHeader('x-request-id') ?? undefined,
      })
    request.onerror = () => reject(new TypeError('The upload did not get there.'))
    request.onabort = () => reject(signal.reason)
    request.send(form)
  })
}

/** A hosting service does not know our sessions. */
export const isOwn = (uploadUrl: string) => uploadUrl.startsWith('/')

/** The delivery URL of an uploaded picture: automatic format and quality, 800 pixels wide. */
export function deliveryUrl(secureUrl: string): string {
  return secureUrl.replace('/upload/', `/upload/${shownForm}/`)
}
