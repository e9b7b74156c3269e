import type { Config } from '../config.ts'

type Settings = Pick<Config, 'demo' | 'databaseUrl' | 'host' | 'publicUrl'>

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** Whether anybody but this machine may reach the app. */
export function isPublic({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || !loopback.test(hostname) || !loopback.test(host)
}

/** By itself only on this machine, with the embedded database, which a first start has made. */
export function isDemoOn(settings: Settings): boolean {
  if (settings.demo) return settings.demo === 'on'
  return !settings.databaseUrl && !isPublic(settings)
}
