/** Fetches the module of a screen. In the server's build it also knows which module that is: scripts/screen-modules.ts. */
type FetchScreen = (() => Promise<unknown>) & { module?: string }

/** For the server, which tells browsers to fetch the module of a page together with the page. */
export const screenModule = ({ module }: FetchScreen) => ({ module })
