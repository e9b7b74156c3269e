import { type Plugin, runnerImport } from 'vite'
import type { publicApi } from '../src/contract/index.ts'
import { createClient } from '../src/web/shared/api/client.ts'
import { screenModules } from './screen-modules.ts'

/** The browser's build writes the name of the home page's module here. */
const homeScreenFile = '.vite/home-screen.json'

let found: Promise<string> | undefined

/**
 * The module of the home page, as the manifest names it. It is read from the router, so the module can be
 * moved.
 */
export function homeScreen(): Promise<string> {
  found ??= findHomeScreen()
  return found
}

async function findHomeScreen(): Promise<string> {
  const { module } = await runnerImport<typeof import('../src/web/app/router.tsx')>(
    './src/web/app/router.tsx',
    { plugins: [screenModules()] },
  )
  const send = () => Promise.reject(new Error('While building, no page is loaded.'))
  const client = createClient<typeof publicApi>({}, send)
  const router = module.createAppRouter({ client, send, page: { instant: 0, origin: 'http://localhost' } })
  const screen = router.routesByPath['/'].options.staticData?.module
  if (!screen) throw new Error("The route of '/' has no screen of its own.")
  return screen
}

export function writeHomeScreen(): Plugin {
  return {
    name: 'home-screen',
    async generateBundle() {
      const source = JSON.stringify({ module: await homeScreen() })
      this.emitFile({ type: 'asset', fileName: homeScreenFile, source })
    },
  }
}
