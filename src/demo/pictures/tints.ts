/** A ground colour of the demo pictures: its lit corner, its far corner and the deep shade of its shadows and awnings. */
export interface Tint {
  light: string
  ground: string
  deep: string
}

/** In an order that puts warm beside cool, so that one variant after the other looks clearly different. */
export const tints = {
  aqua: { light: '#e6f5f2', ground: '#b9e1d9', deep: '#1c7f78' },
  peach: { light: '#fff1e4', ground: '#ffd5b1', deep: '#d9682b' },
  lilac: { light: '#f0ecfc', ground: '#d5c9f4', deep: '#6d54b8' },
  saffron: { light: '#fdf3d6', ground: '#f8dd92', deep: '#c98a12' },
  sky: { light: '#e7f1fc', ground: '#bdd6f3', deep: '#2f6fb3' },
  rose: { light: '#fde9ec', ground: '#f4c0ca', deep: '#c2475f' },
  cane: { light: '#eef6e1', ground: '#cae2a7', deep: '#5b8a2c' },
} satisfies Record<string, Tint>

export type TintName = keyof typeof tints

export const tintNames = Object.keys(tints) as TintName[]

export function isTintName(name: string): name is TintName {
  return Object.hasOwn(tints, name)
}
