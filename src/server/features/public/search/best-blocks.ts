/** More than there are; a limit in PostgreSQL. */
export const allBlocks = 2 ** 31 - 1

interface InBlocks {
  /** How many were found. */
  here: number
  /** Whether the other blocks have nothing. */
  isAll: boolean
}

/**
 * Looks for the best rated matches of a search in some of the best rated blocks, and in more of them until there are enough
 * or there is nothing else.
 */
export async function fromBestBlocks<Found extends InBlocks>(
  blocks: number,
  enough: number,
  find: (blocks: number) => Promise<Found>,
): Promise<Found> {
  const found = await find(blocks)
  if (found.isAll || found.here >= enough) return found
  // Enough if the next ones have as many, with some in reserve.
  const more = Math.ceil(blocks * Math.max(2, (1.25 * enough) / found.here))
  return fromBestBlocks(Math.min(more, allBlocks), enough, find)
}
