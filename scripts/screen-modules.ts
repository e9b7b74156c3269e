import path from 'node:path'
import type { Plugin } from 'vite'

/** In a route: `const screen = () => import('./product-screen.tsx')`. */
const fetchesScreen = /^const screen = (\(\) => import\('(\.[^']+)'\))$/m

/**
 * On the server a route's `screen` also has the name of its module, as the manifest of the browser's build
 * names it.
 */
export function screenModules(): Plugin {
  let root = ''
  return {
    name: 'screen-modules',
    // This runs before other plugins change the sources.
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform(code, id, options) {
      if (!options?.ssr || !/\.route\.tsx?$/.test(id)) return
      const named = code.replace(fetchesScreen, (_, fetchScreen: string, file: string) => {
        const module = path.relative(root, path.resolve(path.dirname(id), file)).replaceAll(path.sep, '/')
        return `const screen = Object.assign(${fetchScreen}, { module: ${JSON.stringify(module)} })`
      })
      return { code: named, map: null }
    },
  }
}
