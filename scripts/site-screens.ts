import { type Plugin, runnerImport } from 'vite'
import type { publicApi } from '../src/contract/index.ts'
import { createClient } from '../src/web/shared/api/client.ts'
import { screenModules } from './screen-modules.ts'

/** The modules of screens, as the manifest names them. They are read from the router, so a screen can be moved. */
export interface SiteScreens {
  home: string
  /** The layout around each view of the console and the dashboard. */
  layouts: Record<string, string>
}

/** The browser's build writes them here. */
const siteScreensFile = '.vite/site-screens.json'

let found: Promise<SiteScreens> | undefined

export function siteScreens(): Promise<SiteScreens> {
  found ??= findScreens()
  return found
}

async function findScreens(): Promise<SiteScreens> {
  const { module } = await runnerImport<typeof import('../src/web/app/router.tsx')>(
    './src/web/app/router.tsx',
    { plugins: [screenModules()] },
  )
  const send = () => Promise.reject(new Error('While building, no page is loaded.'))
  const client = createClient<typeof publicApi>({}, send)
  const router = module.createAppRouter({ client, send, page: { instant: 0, origin: 'http://localhost' } })
  const home = router.routesByPath['/'].options.staticData?.module
  if (!home) throw new Error("The route of '/' has no screen of its own.")
  const layouts = Object.values(router.routesById).flatMap(({ options, parentRoute }) => {
    const [view, layout] = [options.staticData?.module, parentRoute?.options.staticData?.module]
    return view && layout ? [[view, layout]] : []
  })
  return { home, layouts: Object.fromEntries(layouts) }
}

export function writeSiteScreens(): Plugin {
  return {
    name: 'site-screens',
    async generateBundle() {
      const source = JSON.stringify(await siteScreens())
      this.emitFile({ type: 'asset', fileName: siteScreensFile, source })
    },
  }
}
