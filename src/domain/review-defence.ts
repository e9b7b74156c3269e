/** Ratings of products and stores together, new and replaced ones. */
export const ratingsPerPersonADay = 30
/** A whole village may share one address of a phone company. */
export const ratingsPerAddressADay = 100
/** How often a person may change their rating of one target. */
export const ratingsOfOneTargetPerPersonADay = 10
/** A household that agrees about a restaurant; more is a campaign. */
export const newRatersOfOneTargetPerAddressADay = 5

export const burstMinutes = 10
const burstRatings = 5
/** A target with many ratings naturally gets more at once, and each changes its average less. */
const burstShare = 0.02

/** A new comment is compared with this many of the latest ones on the same target. */
export const comparedComments = 50
/** Letters and digits; shorter comments such as 'Very good' are honestly written by many. */
const shortestTellingComment = 30
/** Two comments that share this much of their trigrams are one text with a word changed. */
const alikeFrom = 0.8

export interface Circumstances {
  /** Held before and not released since: its author cannot release it by writing it again. */
  isHeldAlready: boolean
  /** People other than its author who rated the same target within the burst's minutes. */
  recentRaters: number
  /** All counted ratings of the target. */
  ratingCount: number
  /** More new raters have come from this address to this target than a household has. */
  isFromCrowdedAddress: boolean
  /** Another account has written nearly the same. */
  isCopied: boolean
}

/** Whether a rating waits for the website owner instead of counting at once. */
export function mustBeHeld(rating: Circumstances): boolean {
  return (
    rating.isHeldAlready ||
    rating.isFromCrowdedAddress ||
    rating.isCopied ||
    rating.recentRaters >= mostInBurst(rating.ratingCount)
  )
}

/** How many people may rate one target within minutes before the next ratings are held. */
export function mostInBurst(ratingCount: number): number {
  return Math.max(burstRatings, Math.ceil(ratingCount * burstShare))
}

export function burstSince(now: Date): Date {
  return new Date(now.getTime() - burstMinutes * 60_000)
}

/**
 * A comment without case, accents, punctuation, spaces, invisible characters and repeated letters; undefined when it
 * is too short to be distinctive.
 */
export function tellingPart(comment: string): string | undefined {
  const letters = comment
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replace(/(.)\1+/gu, '$1')
  return letters.length >= shortestTellingComment ? letters : undefined
}

/** Whether two comments, given as their telling parts, are one text with small changes. */
export function areNearlyAlike(one: string, other: string): boolean {
  const [ours, theirs] = [triplesOf(one), triplesOf(other)]
  let common = 0
  for (const triple of ours) if (theirs.has(triple)) common += 1
  return (2 * common) / (ours.size + theirs.size) >= alikeFrom
}

function triplesOf(text: string): Set<string> {
  const triples = new Set<string>()
  for (let start = 0; start + 3 <= text.length; start += 1) triples.add(text.slice(start, start + 3))
  return triples
}
