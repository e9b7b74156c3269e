/** What the picture of a video says, when there is a code in it. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>

/** Not part of the types of TypeScript yet. */
interface Detector {
  new (options: { formats: string[] }): { detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]> }
  getSupportedFormats(): Promise<string[]>
}

/** Phones read codes themselves; other browsers fetch a reader. */
export async function readCodes(): Promise<ReadCode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detector }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.includes('qr_code')) return ownReader()
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue
}

/** Enough to read a code that fills a third of the picture. */
const longestSide = 720

async function ownReader(): Promise<ReadCode> {
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight, 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!context || canvas.width === 0) return
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height)
    try {
      return decodeQR({ width, height, data })
    } catch {
      // There is no code in this picture.
      return
    }
  }
}
