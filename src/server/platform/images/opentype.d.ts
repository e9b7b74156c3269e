/** The few parts of opentype.js that we use; the package has no types of its own. */
declare module 'opentype.js/dist/opentype.mjs' {
  /** One step of an outline, with the points that it has. */
  export interface Command {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x1?: number
    y1?: number
    x2?: number
    y2?: number
    x?: number
    y?: number
  }
  export interface Glyph {
    advanceWidth: number
    getPath(x: number, baseline: number, fontSize: number): { commands: Command[] }
  }
  export interface Font {
    unitsPerEm: number
    charToGlyphIndex(character: string): number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  export function parse(file: ArrayBuffer): Font
}
