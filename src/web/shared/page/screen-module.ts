/**
 * Fetches the module of a screen. In the server's build it also has the module's name, from
 * scripts/screen-modules.ts.
 */
type FetchScreen = (() => Promise<unknown>) & { module?: string }

/** The server tells browsers to fetch a page's module together with the page. */
export const screenModule = ({ module }: FetchScreen) => ({ module })

/** A page to read: its program starts when somebody uses the page. Forms need theirs at once. */
export const readableScreen = (screen: FetchScreen) => ({ ...screenModule(screen), waitsForUse: true })
