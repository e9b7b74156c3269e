import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
export const outOfBrotli = promisify(brotliDecompress)

/** Up to this length, a body is compressed in a fraction of a millisecond, faster than another thread could. */
const longestAtOnce = 24 * 1024

/** Of a call's answer, a higher quality takes twice as long or longer and saves 2 to 6 % of the bytes. */
const qualityOf = (length: number) => (length <= longestAtOnce ? 1 : 5)

/** How brotli compresses a body of this length. */
const brotliOptions = (length: number, quality: number) => ({
  // JSON becomes a third. The usual 16 kB would be reserved for each answer.
  chunkSize: Math.max(1024, Math.ceil(length / 2)),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // A window no larger than the body: most of the time would go into preparing the usual one of 4 MB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(length)))),
  },
})

export const encoders: Record<string, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br(body) {
    const options = brotliOptions(body.length, qualityOf(body.length))
    return body.length <= longestAtOnce ? brotliCompressSync(body, options) : inBrotli(body, options)
  },
  gzip: (body) => (body.length <= longestAtOnce ? gzipSync(body) : inGzip(body)),
}
