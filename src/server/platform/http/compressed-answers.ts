import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Answers for one person are made each time they are asked for, so they are compressed quickly rather than well. Cached
 * answers were compressed once and pass by.
 */
export async function compressAnswers(calls: FastifyInstance): Promise<void> {
  await calls.register(compress, {
    // What callers send stays as it came: a small compressed body could unfold into a huge one.
    globalDecompression: false,
    encodings: ['gzip'],
    zlibOptions: { level: 4 },
  })
}
