import imageCompression from 'browser-image-compression'

const megabytes = 0.5
const longestSide = 1024

/** Makes a picture small enough to upload on a slow phone: at most half a megabyte and 1024 pixels a side. */
export async function compressHere(file: File, onProgress: (percent: number) => void): Promise<File> {
  const options = { maxSizeMB: megabytes, maxWidthOrHeight: longestSide, useWebWorker: false, onProgress }
  const small = await imageCompression(file, options)
  if (small.size <= megabytes * 1024 * 1024) return small
  // A picture with too many colours for its format gets one that can leave some out.
  return imageCompression(file, { ...options, fileType: 'image/jpeg' })
}
