import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { projectRoot } from '../project-root.ts'
import type { PageRenderer } from './pages.ts'

const styles = '/src/web/styles/app.css'

/** Pages straight from the sources, replaced in the browser as they change. */
export async function developmentPages(app: FastifyInstance): Promise<PageRenderer> {
  const vite = await createServer({ root: projectRoot, server: { middlewareMode: true, hmr: { port: 0 } } })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())

  const entry = () =>
    vite.ssrLoadModule('/src/web/entry-server.tsx') as Promise<typeof import('#web/entry-server.tsx')>
  return {
    isDevelopment: true,
    render: async (url, send, now) => (await entry()).renderPage(url, send, now),
    complete: ({ html }, url) =>
      vite.transformIndexHtml(
        url,
        html.replace(
          '</head>',
          `<link rel="stylesheet" href="${styles}"><script type="module" src="/src/web/entry-client.tsx"></script></head>`,
        ),
      ),
  }
}
