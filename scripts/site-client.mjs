import { tsImport } from 'tsx/esm/api'

/**
 * The client of a running site's public API.
 * @param {string} origin
 * @returns {Promise<import('../src/web/shared/api/client.ts').Client>}
 */
export async function siteClient(origin) {
  /** @type {typeof import('../src/contract/index.ts')} */
  const { publicApi } = await tsImport('../src/contract/index.ts', import.meta.url)
  /** @type {typeof import('../src/web/shared/api/client.ts')} */
  const { createClient } = await tsImport('../src/web/shared/api/client.ts', import.meta.url)
  return createClient(publicApi, async ({ method, url }) => {
    const response = await fetch(origin + url, { method })
    return { status: response.status, body: await response.json() }
  })
}
