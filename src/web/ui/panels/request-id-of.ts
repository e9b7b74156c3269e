/** The id of the failed request, when the error is that of a call. */
export const requestIdOf = (error: unknown) => (error as { requestId?: string } | undefined)?.requestId
