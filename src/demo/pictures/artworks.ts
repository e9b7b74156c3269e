import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ArtworksMissing } from '../demo-refused.ts'

interface Icon {
  body: string
  width?: number
  height?: number
}

const artworkSet = '@iconify-json/fluent-emoji'

/** The SVG of each named artwork. The set is 103 MB of JSON, so only the named entries are parsed. */
export async function readArtworks(
  names: ReadonlySet<string>,
  from: string = artworkSet,
): Promise<Map<string, string>> {
  const file = await readFile(placeOf(from))
  const found = new Map<string, string>()
  const entryStart = '\n\t\t"'
  let at = file.indexOf(entryStart)
  while (at >= 0 && found.size < names.size) {
    const nameEnd = file.indexOf('"', at + entryStart.length)
    const name = file.toString('utf8', at + entryStart.length, nameEnd)
    const next = file.indexOf(entryStart, nameEnd)
    if (names.has(name)) {
      const icon: Icon = JSON.parse(file.toString('utf8', nameEnd + 2, file.indexOf('\n\t\t}', nameEnd) + 4))
      found.set(name, artworkSvg(icon))
    }
    at = next
  }
  const missing = [...names].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`No such artwork in the fluent-emoji set: ${missing.join(', ')}`)
  return found
}

/** The package is only installed for development: a deployment without the demo has no use for it. */
function placeOf(set: string) {
  try {
    return createRequire(import.meta.url).resolve(`${set}/icons.json`)
  } catch {
    throw new ArtworksMissing(
      `The demo is drawn with the package ${set}, which is not installed here. npm ci installs it; npm prune --omit=dev removes it again.`,
    )
  }
}

function artworkSvg({ body, width = 32, height = 32 }: Icon) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${softened(body)}</svg>`
}

const idleStart =
  '<feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"/>'

/**
 * The set's inner shadows start from a silhouette hardened by ×127, which makes edges jagged. The plain silhouette
 * keeps edges smooth, and the filter steps that are no longer needed are removed, which renders faster.
 */
function softened(body: string) {
  return body
    .replaceAll(/<filter.*?<\/filter>/g, (filter) =>
      filter.includes(idleStart)
        ? filter.replace(idleStart, '').replaceAll('in2="shape"', 'in2="SourceGraphic"')
        : filter,
    )
    .replaceAll(
      /<feColorMatrix in="SourceAlpha" result="hardAlpha" values="[^"]*"\/><feOffset/g,
      '<feOffset in="SourceAlpha"',
    )
    .replaceAll('in2="hardAlpha"', 'in2="SourceAlpha"')
}
