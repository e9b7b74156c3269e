import { createContext, useContext } from 'react'

/** Tells which request failed last among those of what is shown. */
export const FailedRequest = createContext<() => string | undefined>(() => undefined)

export const useFailedRequest = (): string | undefined => useContext(FailedRequest)()
