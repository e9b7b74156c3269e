import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#domain/language.ts'
import { programStart } from './program-start.ts'

interface ManifestChunk {
  file: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
  assets?: string[]
}
type Manifest = Record<string, ManifestChunk>

/** The latin files of both typefaces, needed for the first line of text on any page. */
const urgentFont = /-latin-(wght|700)-normal[^/]*\.woff2$/

export interface PageAssets {
  headTags(page: { modules: readonly string[]; waitsForUse: boolean }): string
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

  const reading = readingFile(clientFolder)
  const fixed = [
    ...(main.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
  ].join('')

  return {
    headTags({ modules, waitsForUse }) {
      const files = new Set([entry, ...modules].flatMap((name) => withImports(manifest, name)))
      const start = programStart({ files: [...files].map((file) => `/${file}`), reading, waitsForUse })
      // Before the styles: a script after them would wait for them, and block what is below it.
      return `<script data-program>${start}</script>${fixed}`
    },
  }
}

/** The script that runs on every page, before and beside the program; a build of its own, because it shares nothing. */
function readingFile(clientFolder: string): string | undefined {
  const file = path.join(clientFolder, '.vite/manifest-reading.json')
  if (!existsSync(file)) return
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  return entry && `/${entry.file}`
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
