import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const importsIcons = /^import \{([^}]*)\} from 'lucide-react'$/gm
const exported = /export \{ ([^}]*) \} from '(\.\/icons\/[^']+)'/g

/**
 * In the browser's build an icon is imported from its own module instead of the list of all icons: the list hides who
 * uses which icon, and the files of the build follow from who uses what.
 */
export function directIcons(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'direct-icons',
    enforce: 'pre',
    apply: 'build',
    configResolved({ root }) {
      const folder = path.join(root, 'node_modules/lucide-react/dist/esm')
      const list = readFileSync(path.join(folder, 'lucide-react.mjs'), 'utf8')
      for (const [, names = '', file = ''] of list.matchAll(exported)) {
        for (const name of names.split(', '))
          files.set(name.replace('default as ', ''), path.join(folder, file))
      }
    },
    transform(code, id, options) {
      if (options?.ssr || !id.includes('/src/web/') || !code.includes("from 'lucide-react'")) return
      const direct = code.replace(importsIcons, (whole, names: string) => {
        const imports = names.split(',').flatMap((each) => {
          const [name = '', as = name] = each.trim().split(' as ')
          if (!name || name.startsWith('type ')) return []
          const file = files.get(name)
          if (!file) return this.error(`lucide-react has no icon ${name}.`)
          return [`import ${as} from ${JSON.stringify(file)}`]
        })
        // The number of lines must stay the same, or the source map would be wrong.
        return imports.join(';') + '\n'.repeat(whole.split('\n').length - 1)
      })
      return { code: direct, map: null }
    },
  }
}
