import type { Position } from '#domain/distance.ts'

/** A phone that has found no position by then will not find one soon. */
const longestWaitMs = 15_000
/** A position of a few minutes ago is right enough. */
const freshMs = 5 * 60_000

/** Asks the device, which asks the person. Rejects when the answer is no, or when there is no position. */
export async function askPosition(): Promise<Position> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This browser has no positions.'))
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: longestWaitMs, maximumAge: freshMs })
  })
  return { latitude: toTenMetres(coords.latitude), longitude: toTenMetres(coords.longitude) }
}

const toTenMetres = (degrees: number) => Math.round(degrees * 1e4) / 1e4
