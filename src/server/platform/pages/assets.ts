import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#domain/language.ts'
import { earlyTaps } from './early-taps.ts'

interface ManifestChunk {
  file: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
  assets?: string[]
}
type Manifest = Record<string, ManifestChunk>

/** The latin files of both typefaces, needed for the first line of text on any page. */
const urgentFont = /-latin-wght-normal[^/]*\.woff2$/

export interface PageAssets {
  headTags(pageModules: readonly string[]): string
}

export function builtAssets(clientFolder: string, language: Language): PageAssets {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(clientFolder, `.vite/manifest-${language}.json`), 'utf8'),
  )
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? 'entry'
  const main = chunk(manifest, entry)
  const fonts = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file, at, all) => urgentFont.test(file) && all.indexOf(file) === at)

  const fixed = [
    ...(main.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
  ].join('')

  return {
    headTags(pageModules) {
      const files = new Set([entry, ...pageModules].flatMap((name) => withImports(manifest, name)))
      // Before the styles: a script after them would wait for them, and block what is below it.
      return `<script data-program>${programStart([...files].map((file) => `/${file}`))}</script>${fixed}`
    },
  }
}

/**
 * The page is complete without its program, so the program loads after everything that is visible: fetched at once
 * when the page is drawn, then run file by file, so that the page can respond in between. A file that fails to load
 * is skipped; its importer asks for it again. A background tab draws nothing, so nothing waits there.
 */
function programStart(files: readonly string[]): string {
  return `${earlyTaps}
addEventListener("DOMContentLoaded",()=>{
const files=${JSON.stringify(files)}
async function start(){
for(const href of files){
const link=Object.assign(document.createElement("link"),{rel:"modulepreload",href})
if(link.relList.supports(link.rel))document.head.append(link)
else import(href).catch(()=>{})
}
for(const file of files)await import(file).catch(()=>{})
}
document.hidden?start():requestAnimationFrame(()=>setTimeout(start))
})`
}

function chunk(manifest: Manifest, name: string): ManifestChunk {
  const found = manifest[name]
  if (!found) throw new Error(`The build has no ${name}; run \`npm run build\` again.`)
  return found
}

/** The imports of a module, then the module itself. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const { file, imports = [] } = chunk(manifest, name)
  return [...imports.flatMap((imported) => withImports(manifest, imported, seen)), file]
}
