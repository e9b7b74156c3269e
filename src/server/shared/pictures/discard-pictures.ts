/**
 * Deletes pictures that nothing shows any more; never fails, because a sweep does what could not be done now. What was
 * uploaded again after `shownSince` belongs to a form that is being filled in, and is left to the sweep.
 */
export type DiscardPictures = (keys: readonly string[], shownSince?: Date) => Promise<void>
