/** Deletes pictures that nothing shows any more; never fails, because a sweep does what could not be done now. */
export type DiscardPictures = (keys: readonly string[]) => Promise<void>
