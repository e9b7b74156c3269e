/** Colours of the demo pictures: lit corner, far corner, awning and shadow. */
export interface Tint {
  light: string
  ground: string
  awning: string
  shade: string
}

/** In an order that puts warm beside cool, so that one variant after the other looks clearly different. */
export const tints = {
  aqua: { light: '#e6f5f2', ground: '#b9e1d9', awning: '#1c7f78', shade: '#0f4f52' },
  peach: { light: '#fff1e4', ground: '#ffd5b1', awning: '#d9682b', shade: '#7a3312' },
  lilac: { light: '#f0ecfc', ground: '#d5c9f4', awning: '#6d54b8', shade: '#3b2a78' },
  saffron: { light: '#fdf3d6', ground: '#f8dd92', awning: '#c98a12', shade: '#6b4408' },
  sky: { light: '#e7f1fc', ground: '#bdd6f3', awning: '#2f6fb3', shade: '#1b3f73' },
  rose: { light: '#fde9ec', ground: '#f4c0ca', awning: '#c2475f', shade: '#76223a' },
  cane: { light: '#eef6e1', ground: '#cae2a7', awning: '#5b8a2c', shade: '#2f4f14' },
} satisfies Record<string, Tint>

export type TintName = keyof typeof tints

export const tintNames = Object.keys(tints) as TintName[]

export function isTintName(name: string): name is TintName {
  return Object.hasOwn(tints, name)
}
