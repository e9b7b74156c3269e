/** What an answer from the device's own store carries: when it was true. The service worker writes it. */
export const cachedAtHeader = 'x-kept-at'
