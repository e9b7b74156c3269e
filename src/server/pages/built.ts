import { renderPage } from '#web/entry-server.tsx'
import { builtAssets } from './assets.ts'
import { clientFolder } from './client-folder.ts'
import { intoHead, type PageRenderer } from './pages.ts'

export function builtPages(): PageRenderer {
  const assets = builtAssets(clientFolder)
  return {
    isDevelopment: false,
    render: renderPage,
    complete: async ({ html, modules }) => intoHead(html, assets.headTags(modules)),
  }
}
