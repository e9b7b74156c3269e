/**
 * The push services of browsers: Chrome and others, Firefox, Edge, Safari. We send to nobody else, because the address
 * comes from the caller.
 */
const hosts = ['fcm.googleapis.com']
const domains = ['push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, port, hostname } = new URL(address)
  if (protocol !== 'https:' || username || password || port) return false
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(`.${domain}`))
}
