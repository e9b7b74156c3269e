import path from 'node:path'
import staticPlugin, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { workerPolicy } from '../http/security.ts'
import { clientFolder } from './client-folder.ts'

const everywhere: Partial<FastifyStaticOptions> = {
  preCompressed: true,
  index: false,
  cacheControl: false,
  setHeaders(response, file) {
    const isWorker = file.includes('/service-worker.js')
    response.setHeader('vary', 'accept-encoding')
    response.setHeader('cache-control', isWorker ? 'no-cache' : lifeOf(file))
    if (isWorker) response.setHeader('content-security-policy', workerPolicy)
  },
}

/** Each has one route, because hundreds would make every start slower. */
const folders = ['assets', 'icons', 'screens']

/** Build files have a hash in their name and are cached for ever; others have lasting names. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(staticPlugin, {
    ...everywhere,
    root: clientFolder,
    wildcard: false,
    globIgnore: ['.vite/**', ...folders.map((folder) => `${folder}/**`)],
  })
  for (const folder of folders) {
    const root = path.join(clientFolder, folder)
    await app.register(staticPlugin, { ...everywhere, root, prefix: `/${folder}/`, decorateReply: false })
  }
}

const lifeOf = (file: string) =>
  file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
