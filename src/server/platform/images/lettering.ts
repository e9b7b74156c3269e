import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Command, Font, Glyph } from 'opentype.js/dist/opentype.mjs'
import { projectRoot } from '../project-root.ts'

/** The fonts of the pages, each in two files: the usual letters, and the rarer ones of Latin script. */
export const faces = {
  display: { family: 'bricolage-grotesque', weight: 700 },
  text: { family: 'figtree', weight: 500 },
  strong: { family: 'figtree', weight: 700 },
} as const
export type Face = keyof typeof faces

const subsets = ['latin', 'latin-ext'] as const

/** Letters as outlines, because a machine without fonts must draw the same picture. */
export interface Lettering {
  width(text: string): number
  /** The path data of one line of text. */
  outline(text: string, x: number, baseline: number): string
}

/** Measures and draws text in this face and size. Characters that the fonts do not have are left out. */
export type Letter = (face: Face, size: number) => Lettering

let loaded: Promise<Letter> | undefined

/** Loaded with the first picture that has words. */
export function loadLettering(): Promise<Letter> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<Letter> {
  const { parse } = await import('opentype.js/dist/opentype.mjs')
  const read = async (face: Face) =>
    Promise.all(subsets.map(async (subset) => parse(bytesOf(await readFile(fontFile(face, subset))))))
  const [display, text, strong] = await Promise.all([read('display'), read('text'), read('strong')])
  const fonts = { display, text, strong }
  return (face, size) => lettering(fonts[face], size)
}

function lettering(fonts: Font[], size: number): Lettering {
  return {
    width: (text) => placed(fonts, text, size).width,
    outline: (text, x, baseline) =>
      placed(fonts, text, size)
        .glyphs.flatMap(({ glyph, at }) => glyph.getPath(x + at, baseline, size).commands.map(written))
        .join(''),
  }
}

/** The library's own path data has 'NaN' in it now and then: it cannot round every number. */
const written = ({ type, x1, y1, x2, y2, x, y }: Command): string =>
  type +
  [x1, y1, x2, y2, x, y]
    .filter((value) => value !== undefined)
    .map((value) => value.toFixed(1))
    .join(' ')

/**
 * Glyph after glyph with kerning. The library's own layout fails on substitutions that it does not know; Latin script
 * needs none.
 */
function placed(fonts: Font[], text: string, size: number) {
  const glyphs: { glyph: Glyph; at: number }[] = []
  let width = 0
  let last: { font: Font; glyph: Glyph } | undefined
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((each) => each.charToGlyphIndex(character) > 0)
    if (!font) continue
    const glyph = font.charToGlyph(character)
    const kerning = last?.font === font ? font.getKerningValue(last.glyph, glyph) : 0
    const scale = size / font.unitsPerEm
    glyphs.push({ glyph, at: width + kerning * scale })
    width += (kerning + glyph.advanceWidth) * scale
    last = { font, glyph }
  }
  return { glyphs, width }
}

/** The build has copies, because the packages are only installed for development. */
function fontFile(face: Face, subset: string): string {
  const { family, weight } = faces[face]
  const name = `${family}-${subset}-${weight}-normal.woff`
  const built = path.join(projectRoot, 'dist/fonts', name)
  return existsSync(built)
    ? built
    : createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${name}`)
}

function bytesOf(file: Buffer): ArrayBuffer {
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer
}
