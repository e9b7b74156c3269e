import imageCompression from 'browser-image-compression'

const megabytes = 0.5
const longestSide = 1024

/** At most half a megabyte and 1024 pixels a side, so that slow phones can upload it. */
export async function compressHere(file: File, onProgress: (percent: number) => void): Promise<File> {
  const options = { maxSizeMB: megabytes, maxWidthOrHeight: longestSide, useWebWorker: false, onProgress }
  const small = await imageCompression(file, options)
  if (small.size <= megabytes * 1024 * 1024) return small
  // A picture that stays too large in its own format is converted to JPEG.
  return imageCompression(file, { ...options, fileType: 'image/jpeg' })
}
