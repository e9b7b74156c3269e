import { areaLooks, type Look, lineLooks } from './look.ts'

export interface Colors {
  looks: Record<Look, { fill: string; opacity?: number; edge?: string }>
  coast: string
  name: string
  halo: string
}

type Token =
  | 'sand'
  | 'surface'
  | 'rim'
  | 'edge'
  | 'ink'
  | 'muted'
  | 'lagoon-tint'
  | 'lagoon'
  | 'cane'
  | 'saffron'
  | 'sunset-tint'
  | 'sunset'

/** The colours of the page's theme as it is now. */
export function colorsOf(canvas: HTMLCanvasElement): Colors {
  if (matchMedia('(forced-colors: active)').matches) return forcedColors
  const computed = getComputedStyle(canvas)
  // A variable with light-dark() is only resolved where it is the colour of something.
  const token = (name: Token) => {
    canvas.style.color = `var(--color-${name})`
    return computed.color
  }
  return {
    looks: {
      earth: { fill: token('sand') },
      green: { fill: token('cane'), opacity: 0.14 },
      water: { fill: token('lagoon-tint') },
      building: { fill: token('rim'), opacity: 0.55 },
      stream: { fill: token('lagoon'), opacity: 0.35 },
      path: { fill: token('edge'), opacity: 0.6 },
      rail: { fill: token('edge') },
      minor: { fill: token('surface'), edge: token('rim') },
      major: { fill: token('sunset-tint'), edge: token('edge') },
      highway: { fill: token('saffron'), opacity: 0.8, edge: token('sunset') },
    },
    coast: token('edge'),
    name: token('ink'),
    halo: token('sand'),
  }
}

/** Only the colours of the system: land and sea are told apart by the coast. */
const forcedColors: Colors = {
  looks: Object.fromEntries(
    [...areaLooks, ...lineLooks].map((look) => {
      const isArea = areaLooks.some((area) => area === look)
      return [
        look,
        { fill: isArea ? 'Canvas' : look === 'minor' || look === 'path' ? 'GrayText' : 'CanvasText' },
      ]
    }),
  ) as Colors['looks'],
  coast: 'CanvasText',
  name: 'CanvasText',
  halo: 'Canvas',
}
