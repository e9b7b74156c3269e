import { seededByText } from './seeded-by-text.ts'
import { isTintName, type TintName, tintNames, tints } from './tints.ts'

/** An artwork in its place: x is its middle, y its middle (product) or its foot (store), in pixels of the picture. */
export interface PlacedArtwork {
  name: string
  x: number
  y: number
  /** The longer side of what is visible of it. */
  size: number
  degrees: number
  mirrored: boolean
}

export interface Disc {
  x: number
  y: number
  radius: number
}

export type Scene =
  | { kind: 'product'; tint: TintName; discs: Disc[]; objects: PlacedArtwork[] }
  | { kind: 'store'; tint: TintName; awning: number; objects: PlacedArtwork[] }

export interface DemoPicture {
  key: string
  /** CSS colour shown while the picture is on its way. */
  placeholder: string
  scene: Scene
}

export const pictureWidth = 1200
export const pictureHeight = 900
export const awningStyles = 3
/** Where the objects of a store stand. */
export const counterTop = 748

/** Letters, digits and clock faces read wrongly in a mirror. */
const readable =
  /book|calendar|clock|watch|keyboard|letter|medal|news|note|store|ticket|card|chart|label|musical|score|banknote|money|8-ball|dart|bullseye|videocassette|battery|printer|phone|computer|laptop|radio|game|pill|hospital|hotel|convenience|bookmark|postbox|ruler|thermometer|timer|compass/

function mayMirror(name: string) {
  return !readable.test(name)
}

/** The picture of one product kind; the next variant has another tint, pose and disc. */
export function productLook(art: string, variant: number): DemoPicture {
  const [name = '', companion] = art.split('+')
  const roll = seededByText(`${art}/${variant}`)
  const tint = tintNames[(Math.floor(seededByText(art)() * 7) + variant * 3) % 7] ?? 'aqua'
  // Every second variant leans the other way, whatever the random numbers are.
  const side = (variant + (seededByText(`${art}/side`)() < 0.5 ? 0 : 1)) % 2 === 0 ? 1 : -1
  const between = (low: number, high: number) => low + roll() * (high - low)
  const x = 600 - side * (companion ? between(75, 100) : between(0, 26))
  const y = companion ? between(425, 440) : between(442, 458)
  const objects = [
    {
      name,
      x,
      y,
      size: companion ? between(500, 530) : between(520, 590),
      degrees: side * between(2, 8),
      mirrored: side < 0 && mayMirror(name),
    },
  ]
  if (companion) {
    objects.push({
      name: companion,
      x: 600 + side * between(205, 235),
      y: between(610, 635),
      size: between(235, 260),
      degrees: -side * between(3, 10),
      mirrored: side > 0 && mayMirror(companion),
    })
  }
  const main = { x: 600 + side * between(-40, 40), y: between(435, 470), radius: between(360, 405) }
  const bubbleAngle = between(0.55, 0.95)
  const bubble = {
    x: main.x + side * Math.cos(bubbleAngle) * (main.radius + 70),
    y: main.y - Math.sin(bubbleAngle) * (main.radius + 30),
    radius: between(38, 82),
  }
  const discs = roll() < 0.55 ? [main, bubble] : [main]
  return {
    key: `demo-${companion ? `${name}-with-${companion}` : name}-${variant}.jpg`,
    placeholder: tints[tint].ground,
    scene: { kind: 'product', tint, discs, objects },
  }
}

/** A customer's photo of one thing: larger and askew. */
export function photoLook(name: string): DemoPicture {
  const tint = tintNames[Math.floor(seededByText(`${name}/photo`)() * 7)] ?? 'aqua'
  return {
    key: `demo-photo-${name}.jpg`,
    placeholder: tints[tint].ground,
    scene: {
      kind: 'product',
      tint,
      discs: [],
      objects: [{ name, x: 570, y: 455, size: 660, degrees: -14, mirrored: mayMirror(name) }],
    },
  }
}

/** The picture of a store: two or three artworks on its counter; the seed (or a tint's name) chooses the colour. */
export function storeLook(art: string[], seed: string | number): DemoPicture {
  const label = String(seed)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const roll = seededByText(`${art.join('+')}/${label}`)
  const tint = isTintName(label) ? label : (tintNames[Math.floor(roll() * 7)] ?? 'aqua')
  const lean = roll() < 0.5 ? 1 : -1
  const stand = (name: string, x: number, y: number, size: number): PlacedArtwork => ({
    name,
    x: 600 + lean * x,
    y,
    size,
    degrees: 0,
    mirrored: x > 0 === lean > 0 && mayMirror(name),
  })
  const [first = '', second = '', third] = art
  const objects =
    third === undefined
      ? [stand(first, -165, counterTop - 8, 460), stand(second, 230, counterTop + 22, 365)]
      : [
          stand(first, 10, counterTop - 14, 445),
          stand(second, -325, counterTop + 18, 345),
          stand(third, 330, counterTop + 26, 315),
        ]
  return {
    key: `demo-store-${art.join('-')}-${label}.jpg`,
    placeholder: tints[tint].ground,
    scene: { kind: 'store', tint, awning: Math.floor(roll() * awningStyles), objects },
  }
}
