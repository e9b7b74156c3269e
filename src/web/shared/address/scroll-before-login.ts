const name = 'zilbazar-left'

interface PageLocation {
  href: string
  pathname: string
}

const leadsToLogin = /^\/(login|signup)$/

/**
 * Stores the scroll position in this tab when somebody leaves a page to log in. It is called at every
 * navigation.
 */
export function rememberScroll(from: PageLocation, to: PageLocation): void {
  if (!leadsToLogin.test(to.pathname) || leadsToLogin.test(from.pathname)) return
  try {
    sessionStorage.setItem(name, `${Math.round(scrollY)} ${from.href}`)
  } catch {
    // The page then opens at its top after the login.
  }
}

/** The scroll position of the page at this address before the login. */
export function scrollBeforeLogin(address: string): number | undefined {
  try {
    const [, y, left] = /^(\d+) (.+)$/.exec(sessionStorage.getItem(name) ?? '') ?? []
    return left === address ? Number(y) : undefined
  } catch {
    return
  }
}
