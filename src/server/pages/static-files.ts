import staticPlugin from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientFolder } from './client-folder.ts'

/** The build's scripts, styles and fonts, whose names change with their content, and the few files with lasting names. */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(staticPlugin, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['.vite/**'],
    setHeaders(response, file) {
      const isLasting = !file.includes('/assets/')
      response.setHeader('vary', 'accept-encoding')
      response.setHeader(
        'cache-control',
        isLasting ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
      )
    },
  })
}
