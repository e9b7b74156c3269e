import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languageOf, languages } from '#domain/language.ts'
import { projectRoot } from '../project-root.ts'
import { builtAssets } from './assets.ts'
import { clientFolder } from './client-folder.ts'
import { intoHead, type PageRenderer } from './pages.ts'

type Pages = typeof import('#web/app/entry-server.tsx')

/** Every language has a build of its own, which contains its texts alone. */
export async function builtPages(): Promise<PageRenderer> {
  const names = Object.keys(languages) as Language[]
  const built = Object.fromEntries(
    await Promise.all(
      names.map(async (language) => {
        const file = path.join(projectRoot, 'dist/pages', language, 'entry-server.js')
        const { renderPage }: Pages = await import(pathToFileURL(file).href)
        return [language, { renderPage, assets: builtAssets(clientFolder, language) }]
      }),
    ),
  ) as Record<Language, { renderPage: Pages['renderPage']; assets: ReturnType<typeof builtAssets> }>

  return {
    isDevelopment: false,
    render: (address, origin, send, now) =>
      built[languageOf(address)].renderPage(origin + address, send, now),
    complete: async ({ html, modules }, address) =>
      intoHead(html, built[languageOf(address)].assets.headTags(modules)),
  }
}
