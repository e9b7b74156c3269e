/** Ratings of products and stores together, new and replaced ones. */
export const ratingsPerPersonADay = 30
/** A whole village may share one address of a phone company. */
export const ratingsPerAddressADay = 100
/** How often a person may change their mind about one and the same thing. */
export const ratingsOfOneTargetPerPersonADay = 10
/** A household that agrees about a restaurant; more is a campaign. */
export const newRatersOfOneTargetPerAddressADay = 5

export const burstMinutes = 10
const burstRatings = 5
/** What is rated a lot gets more at a time by nature, and is moved less by it. */
const burstShare = 0.02

/** A new comment is compared with as many of the latest ones on the same target. */
export const comparedComments = 50
/** Letters and digits; 'Very good' is said by many, and honestly. */
const shortestTellingComment = 30
/** Of the letter triples of two comments: so large a share in common is one text with a word changed. */
const alikeFrom = 0.8

export interface Circumstances {
  /** Held before and not released since: its author cannot free it by writing it anew. */
  isHeldAlready: boolean
  /** People other than its author who rated the same target within the burst's minutes. */
  recentRaters: number
  /** All counted ratings of the target. */
  ratingCount: number
  /** More newcomers have come from this address to this target than a household has. */
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

/** As many may rate one target within minutes before the next ones are held. */
export function mostInBurst(ratingCount: number): number {
  return Math.max(burstRatings, Math.ceil(ratingCount * burstShare))
}

export function burstSince(now: Date): Date {
  return new Date(now.getTime() - burstMinutes * 60_000)
}

/**
 * What is left of a comment when case, accents, punctuation, blanks, invisible signs and drawn-out letters are taken away;
 * nothing when it is too short to tell who wrote it.
 */
export function tellingPart(comment: string): string | undefined {
  const letters = comment
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replace(/(.)\1+/gu, '$1')
  return letters.length >= shortestTellingComment ? letters : undefined
}

/** Whether two comments are one text with little changes; both as their telling parts. */
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
