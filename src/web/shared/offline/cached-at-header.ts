/**
 * The header with the time of a cached response. The service worker writes it, and copies on devices already
 * have this name.
 */
export const cachedAtHeader = 'x-kept-at'
