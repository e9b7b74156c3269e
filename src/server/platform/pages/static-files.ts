import staticPlugin from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { workerPolicy } from '../http/security.ts'
import { clientFolder } from './client-folder.ts'

/** Build files have a hash in their name and are cached for ever; a few files have lasting names. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(staticPlugin, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['.vite/**'],
    setHeaders(response, file) {
      const isWorker = file.includes('/service-worker.js')
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', isWorker ? 'no-cache' : lifeOf(file))
      if (isWorker) response.setHeader('content-security-policy', workerPolicy)
    },
  })
}

const lifeOf = (file: string) =>
  file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
