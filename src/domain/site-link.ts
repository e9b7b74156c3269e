/** A path of our own site. '//host' and '/\host' name another one. */
export const isOwnPath = (link: string): boolean => /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(link)

/** An encrypted address elsewhere, with a real host and without credentials. */
function isSecureAddress(link: string): boolean {
  if (!/^https:\/\/[^/\\]/i.test(link) || /[\\\s\p{Cc}]/u.test(link) || !URL.canParse(link)) return false
  const { protocol, hostname, username, password } = new URL(link)
  return protocol === 'https:' && hostname.includes('.') && !username && !password
}

/** Whether the website owner may link to it: a path of our own, or https elsewhere. */
export const isSafeLink = (link: string): boolean => isOwnPath(link) || isSecureAddress(link)
