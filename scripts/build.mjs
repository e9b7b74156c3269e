// Builds the browser's and the server's side into dist/, and compresses what browsers fetch.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { sourceStamp, writeStamp } from './source-stamp.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
process.env.NODE_ENV = 'production'

/** Each language has pages of its own, which contain only its texts. */
const languages = ['en', 'fr']

export async function buildAll() {
  const readAt = new Date()
  const stamp = await sourceStamp(root)
  await rm(path.join(root, 'dist'), { recursive: true, force: true })
  for (const language of languages) {
    console.log(`Building the pages (${language}) …`)
    await build({ root, logLevel: 'warn', mode: `browser-${language}` })
    await build({ root, logLevel: 'warn', mode: `pages-${language}`, build: { ssr: true } })
  }
  await build({ root, logLevel: 'warn', mode: 'reading' })
  console.log('Building the service worker …')
  await build({ root, logLevel: 'warn', mode: 'worker' })
  console.log('Building the server …')
  await build({ root, logLevel: 'warn', mode: 'server', build: { ssr: true } })
  await copyFile(apiReader(), path.join(root, 'dist/api-reader.js'))
  await copyFonts()
  await compress(path.join(root, 'dist/client'))
  await writeStamp(root, { stamp, readAt })
}

/** The script of /api/docs. A copy of its own, because its package is not installed where the build runs. */
function apiReader() {
  const plugin = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')
  return path.join(path.dirname(plugin), 'js/standalone.js')
}

/** The fonts that the server draws with: src/server/platform/images/lettering.ts. */
async function copyFonts() {
  const resolve = createRequire(import.meta.url).resolve
  const folder = path.join(root, 'dist/fonts')
  await mkdir(folder, { recursive: true })
  for (const [family, weight] of drawnWith)
    for (const subset of ['latin', 'latin-ext']) {
      const name = `${family}-${subset}-${weight}-normal.woff`
      await copyFile(resolve(`@fontsource/${family}/files/${name}`), path.join(folder, name))
    }
}

const drawnWith = [
  ['bricolage-grotesque', 700],
  ['figtree', 500],
  ['figtree', 700],
]

const worthCompressing = /\.(js|css|svg|json|webmanifest|txt)$/

/** @param {string} folder */
async function compress(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && worthCompressing.test(file.name))
      .map(async (file) => {
        const filePath = path.join(file.parentPath, file.name)
        const bytes = await readFile(filePath)
        if (bytes.length < 1024) return
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        await Promise.all([
          writeFile(`${filePath}.br`, await promisify(brotliCompress)(bytes, { params })),
          writeFile(`${filePath}.gz`, await promisify(gzip)(bytes, { level: 9 })),
        ])
      }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll()
