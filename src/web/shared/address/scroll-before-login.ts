const name = 'zilbazar-left'

interface PageLocation {
  href: string
  pathname: string
}

const leadsToLogin = /^\/(login|signup)$/

/** Called at every change of page: notes in this tab what was in sight when somebody went to log in. */
export function rememberScroll(from: PageLocation | undefined, to: PageLocation): void {
  if (!from || !leadsToLogin.test(to.pathname) || leadsToLogin.test(from.pathname)) return
  try {
    sessionStorage.setItem(name, `${Math.round(scrollY)} ${from.href}`)
  } catch {
    // One then comes back to the top of the page.
  }
}

/** How far down the page at this address was scrolled when it was left. */
export function scrollBeforeLogin(address: string): number | undefined {
  try {
    const [, y, left] = /^(\d+) (.+)$/.exec(sessionStorage.getItem(name) ?? '') ?? []
    return left === address ? Number(y) : undefined
  } catch {
    return
  }
}
