import { type Plugin, runnerImport } from 'vite'
import type { CallTable } from '../src/web/shared/api/client.ts'

const prefix = '\0virtual:endpoints/'

/**
 * Gives the browser the contract's methods, paths and access without the schemas, as one table for each kind
 * of screen.
 */
export function endpointTables(): Plugin {
  return {
    name: 'endpoint-tables',
    resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return
      const { module } =
        await runnerImport<typeof import('../src/contract/index.ts')>('./src/contract/index.ts')
      const tables: Record<string, CallTable> = {
        public: module.publicApi,
        store: module.storeApi,
        email: module.emailApi,
        enquiry: module.enquiryApi,
        comparison: module.comparisonApi,
        check: module.checkApi,
        alert: module.alertApi,
        'owner-session': module.ownerSessionApi,
        owner: module.ownerApi,
      }
      const name = id.slice(prefix.length)
      const table = tables[name]
      if (!table) return this.error(`The contract has no table '${name}'.`)
      // One line for each area and one word for each call is the shortest form once compressed. The browser
      // expands it.
      const areas = Object.entries(table).map(([area, endpoints]) => {
        const calls = Object.entries(endpoints).map(
          ([call, { method, path, access }]) => `${call} ${method} ${path} ${access}`,
        )
        return [area, ...calls].join()
      })
      return `import { expandTable } from '#web/shared/api/expand-table.ts'\nexport default expandTable(${JSON.stringify(areas.join('\n'))})`
    },
  }
}
