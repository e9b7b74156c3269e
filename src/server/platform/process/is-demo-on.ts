import type { Config } from '../config.ts'

type Settings = Pick<Config, 'demo' | 'databaseUrl' | 'host' | 'publicUrl'>

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** Whether other machines can reach the app. */
export function isPublic({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isPublicAddress(publicUrl) || !loopback.test(host)
}

/** Whether visitors come from other machines. */
export function isPublicAddress(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || !loopback.test(hostname)
}

/**
 * Unless configured, the demo is on only with the embedded database and only when no other machine can reach the app.
 */
export function isDemoOn(settings: Settings): boolean {
  if (settings.demo) return settings.demo === 'on'
  return !settings.databaseUrl && !isPublic(settings)
}
