import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languageOf } from '#domain/language.ts'
import { inlineScripts, pagePolicy } from '../http/security.ts'
import { projectRoot } from '../project-root.ts'
import { builtAssets } from './assets.ts'
import { clientFolder } from './client-folder.ts'
import { intoHead, type PageRenderer } from './page-renderer.ts'
import { withDataAsText } from './program-start.ts'
import { wholePage } from './whole-page.ts'

type Pages = typeof import('#web/app/entry-server.tsx')

/** Every language has a build of its own, which contains its texts alone. All but English are loaded for their first page. */
export async function builtPages(): Promise<PageRenderer> {
  const builds = new Map<Language, ReturnType<typeof load>>()
  const buildOf = (language: Language) => {
    const build = builds.get(language) ?? load(language)
    builds.set(language, build)
    return build
  }
  await buildOf('en')

  return {
    isDevelopment: false,
    async render(page, ask) {
      const { renderPage, assets } = await buildOf(languageOf(page.address))
      let tags = ''
      return wholePage(renderPage, page, ask, {
        complete: async (rendered) => {
          tags = assets.headTags(rendered)
          return intoHead(withDataAsText(rendered.html), tags)
        },
        policy: (html, scripts) =>
          pagePolicy({ html, scripts: [...scripts, ...inlineScripts(tags)] }, page.others),
      })
    },
    close: async () => {},
  }
}

async function load(language: Language) {
  const file = path.join(projectRoot, 'dist/pages', language, 'entry-server.js')
  const { renderPage }: Pages = await import(pathToFileURL(file).href)
  return { renderPage, assets: builtAssets(clientFolder, language) }
}
