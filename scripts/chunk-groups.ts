import type { SiteScreens } from './site-screens.ts'

interface Module {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
interface Graph {
  getModuleInfo(id: string): Module | null
}

/** The helpers that create icons and load files on demand belong to the framework. */
const framework =
  /node_modules\/((react|react-dom|scheduler|@tanstack)\/|lucide-react\/(?!.*\/icons\/))|preload-helper/

/** Needed by forms alone. It seems to be imported by all, because the package exports everything from one module. */
const ofForms = /@tanstack\/react-router\/.*useBlocker/

/** 'public/home' or 'account/login': the folder of a screen. */
const folderOf = (id: string) => /\/src\/web\/([^/]+\/[^/]+)\//.exec(id)?.[1] ?? 'other'
const audienceOf = (id: string) => folderOf(id).split('/')[0] ?? ''
const isRoute = (id: string) => /\.route\.tsx?$/.test(id)
/** Whether a module is rendered inside the console or the dashboard. */
const isView = ({ layouts }: SiteScreens, id: string) =>
  Object.hasOwn(layouts, id.slice(id.lastIndexOf('/src/web/') + 1))
/** What pages to read share with other areas is small. It travels together, because each file is a request. */
const isReadable = /^public\/(category|listing|product|search|store|stores)$/
/**
 * What several pages to browse use. A product's page must not carry what only lists need, nor the dashboard what only
 * pages need. What lists and the dashboard share is divided by who uses it.
 */
function browsingGroup(screens: ReadonlySet<string>): string | null {
  const isInDashboard = [...screens].some((screen) => screen.startsWith('store-owner'))
  if (screens.has('public/product')) return isInDashboard ? 'page-parts' : 'pages'
  return isInDashboard ? null : 'lists'
}
const countOf = (audience: string, screens: ReadonlySet<string>) =>
  [...screens].filter((screen) => screen.startsWith(`${audience}/`)).length

/**
 * Which file a module goes into, when not into that of the one screen or dialog that uses it. Decided by which screens
 * use it, so that moving a module changes nothing: modules that the same screens need travel together. Few larger files
 * compress better than many small ones, the first page must not carry what it does not show, and the framework's file
 * outlives our releases in caches.
 */
export function chunkGroups(screensOfSite: SiteScreens) {
  const home = folderOf(`/${screensOfSite.home}`)
  const known = new Map<string, { isInEntry: boolean; screens: ReadonlySet<string>; users: number }>()

  function usersOf(id: string, graph: Graph) {
    const before = known.get(id)
    if (before) return before
    const screens = new Set<string>()
    const seen = new Set<string>()
    let isInEntry = false
    let users = 0
    const walk = (at: string) => {
      const module = seen.has(at) ? null : graph.getModuleInfo(at)
      seen.add(at)
      if (!module) return
      isInEntry ||= module.isEntry
      if (module.dynamicImporters.length > 0) users += 1
      if (module.dynamicImporters.some(isRoute) && !isView(screensOfSite, at)) screens.add(folderOf(at))
      // Dialogs and dashboard views share a file, so that pages do not download what only they need.
      else if (module.dynamicImporters.length > 0) screens.add(audienceOf(at))
      for (const importer of module.importers) walk(importer)
    }
    walk(id)
    const found = { isInEntry, screens, users }
    known.set(id, found)
    return found
  }

  function groupOf(id: string, graph: Graph): string | null {
    if (ofForms.test(id)) return null
    if (framework.test(id)) return 'framework'
    const { isInEntry, screens, users } = usersOf(id, graph)
    if (isInEntry && id.includes('/node_modules/')) return 'framework'
    if (users === 0) return null
    if (isInEntry || (screens.has(home) && users > 1)) return 'shared'
    if (users < 2 || ![...screens].some((screen) => screen.includes('/'))) return null
    const readable = [...screens].filter((screen) => isReadable.test(screen)).length
    // What only forms and texts use is no part of the pages to browse.
    if (readable > 0 && countOf('public', screens) > 2) return browsingGroup(screens)
    if (readable > 1 && readable < screens.size) return countOf('account', screens) > 0 ? 'shared' : 'details'
    return [...screens].sort().join('+').replaceAll('/', '-')
  }

  return [{ name: groupOf, debugName: 'by use' }]
}
