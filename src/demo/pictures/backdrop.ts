import sharp from 'sharp'
import type { Canvas } from './canvas.ts'
import { counterTop, pictureHeight, pictureWidth, type Scene } from './look.ts'
import { type Tint, tints } from './tints.ts'

/** Scenes with the same backdrop share it. */
export function backdropName(scene: Scene) {
  return scene.kind === 'product' ? scene.tint : `${scene.tint} with awning ${scene.awning}`
}

export async function drawBackdrop(scene: Scene): Promise<Canvas> {
  const tint = tints[scene.tint]
  const content = scene.kind === 'product' ? productGround(tint) : stall(tint, scene.awning)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}">${content}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

function productGround(tint: Tint) {
  return `${radial('ground', '25%', '12%', '105%', tint.light, tint.ground)}
    <rect width="100%" height="100%" fill="url(#ground)"/>`
}

const awningBottom = 196

function stall(tint: Tint, style: number) {
  const stripes = [10, 8, 12][style] ?? 10
  const width = pictureWidth / stripes
  const cloth = Array.from({ length: stripes }, (_, i) => {
    const fill = i % 2 === 0 ? tint.awning : '#fffdf8'
    const x = i * width
    return `<path fill="${fill}" d="M${x} -2h${width}v${awningBottom + 2}${hem(style, width)}z"/>`
  }).join('')
  const outline = `M0 -2H${pictureWidth}V${awningBottom}${hem(style, width).repeat(stripes)}z`
  return `${radial('wall', '50%', '45%', '75%', tint.light, tint.ground)}
    <linearGradient id="cloth" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".09"/><stop offset=".55" stop-color="#fff" stop-opacity=".1"/><stop offset=".86" stop-color="#fff" stop-opacity=".16"/><stop offset=".861" stop-color="#000" stop-opacity=".03"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient>
    <linearGradient id="counter" x2="0" y2="1"><stop stop-color="${tint.awning}" stop-opacity=".34"/><stop offset="1" stop-color="${tint.awning}" stop-opacity=".62"/></linearGradient>
    <filter id="soft" x="-10%" width="120%" y="-10%" height="150%"><feGaussianBlur stdDeviation="16"/></filter>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    ${window(style)}
    <g filter="url(#soft)"><path d="${outline}M-60 -2H0V${awningBottom}H-60zM${pictureWidth} -2h60V${awningBottom}h-60z" transform="translate(0 26)" fill="${tint.awning}" opacity=".3"/></g>
    ${cloth}<path d="${outline}" fill="url(#cloth)"/>
    <rect y="${counterTop - 44}" width="100%" height="100" fill="${tint.light}"/>
    <rect y="${counterTop - 44}" width="100%" height="4" fill="#fff" opacity=".8"/>
    <rect y="${counterTop + 56}" width="100%" height="${pictureHeight - counterTop - 56}" fill="${tint.light}"/>
    <rect y="${counterTop + 56}" width="100%" height="${pictureHeight - counterTop - 56}" fill="url(#counter)"/>
    <rect y="${counterTop + 56}" width="100%" height="10" fill="${tint.awning}" opacity=".18"/>`
}

/** The lower edge of one stripe, drawn back from its right end to its left. */
function hem(style: number, width: number) {
  if (style === 2) return `l${-width / 2} 46l${-width / 2} -46`
  return `a${width / 2} ${style === 0 ? width / 2 : 44} 0 0 1 ${-width} 0`
}

/** Something pale on the wall behind the objects. */
function window(style: number) {
  const shape = [
    `<circle cx="600" cy="500" r="330"/>`,
    `<path d="M250 ${counterTop}V520a350 280 0 0 1 700 0V${counterTop}z"/>`,
    `<rect x="190" y="300" width="820" height="${counterTop - 300}" rx="48"/>`,
  ][style]
  return `<g fill="#fff" opacity=".42">${shape}</g>`
}

function radial(id: string, x: string, y: string, radius: string, from: string, to: string) {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`
}
