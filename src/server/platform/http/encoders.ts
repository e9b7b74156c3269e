import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
export const outOfBrotli = promisify(brotliDecompress)

/** Up to this length, compressing takes less time than handing it to another thread. */
const longestAtOnce = 16 * 1024

/** How brotli compresses a body of this length. */
export const brotliOptions = (length: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // A window no larger than the body: most of the time would go into preparing the usual one of 4 MB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(length)))),
  },
})

export const encoders: Record<string, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: (body) =>
    body.length <= longestAtOnce
      ? brotliCompressSync(body, brotliOptions(body.length, 3))
      : inBrotli(body, brotliOptions(body.length, 5)),
  gzip: (body) => (body.length <= longestAtOnce ? gzipSync(body) : inGzip(body)),
}
