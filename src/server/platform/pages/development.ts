import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { projectRoot } from '../project-root.ts'
import { intoHead, type PageRenderer } from './page-renderer.ts'
import { wholePage } from './whole-page.ts'

const ownTags =
  '<link rel="stylesheet" href="/src/web/app/styles/app.css"><script type="module" src="/src/web/app/entry-client.tsx"></script>'

/** Inline scripts and sockets of the tools are allowed. */
const policy = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"

/** What Vite and its plugins add to a page: their client and the setup for replacing components. */
async function toolTags(vite: ViteDevServer, url: string): Promise<string> {
  const page = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>')
  return /<head>([\s\S]*)<\/head>/.exec(page)?.[1] ?? ''
}

/** Renders pages from the sources and replaces modules in the browser as they change. */
export async function developmentPages(app: FastifyInstance): Promise<PageRenderer> {
  const vite = await createServer({ root: projectRoot, server: { middlewareMode: true, hmr: { port: 0 } } })
  await app.register(middie)
  app.use(vite.middlewares)

  const entry = () =>
    vite.ssrLoadModule('/src/web/app/entry-server.tsx') as Promise<typeof import('#web/app/entry-server.tsx')>
  return {
    isDevelopment: true,
    render: async (page, ask) =>
      wholePage((await entry()).renderPage, page, ask, {
        // At the end of the head, where React tolerates foreign elements when it hydrates.
        complete: async ({ html }) => intoHead(html, (await toolTags(vite, page.address)) + ownTags),
        policy: () => policy,
      }),
    close: () => vite.close(),
  }
}
