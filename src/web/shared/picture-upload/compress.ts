import type { Said } from './compress.worker.ts'

/** Compresses in a worker, so that the page stays responsive; browsers without it compress in the page. */
export async function compress(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<File> {
  if (typeof OffscreenCanvas !== 'undefined') return compressBeside(file, onProgress, signal)
  const { compressHere } = await import('./compress-here.ts')
  return compressHere(file, onProgress)
}

function compressBeside(file: File, onProgress: (percent: number) => void, signal: AbortSignal) {
  const worker = new Worker(new URL('./compress.worker.ts', import.meta.url), { type: 'module' })
  const small = new Promise<File>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('percent' in data) onProgress(data.percent)
      else if ('file' in data) resolve(data.file)
      else reject(new Error('This is no picture that the browser can read.'))
    }
    worker.onerror = () => reject(new Error('The picture could not be made smaller.'))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  worker.postMessage(file)
  return small.finally(() => worker.terminate())
}
