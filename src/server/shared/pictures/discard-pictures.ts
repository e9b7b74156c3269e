/**
 * Deletes pictures that nothing shows any more. Never fails, because the sweep repeats it. A picture that was
 * uploaded again after `shownSince` may belong to an open form and is left to the sweep.
 */
export type DiscardPictures = (keys: readonly string[], shownSince?: Date) => Promise<void>
