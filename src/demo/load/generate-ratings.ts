import { dayInMs } from '#domain/mauritius-time.ts'
import { type Random, seeded } from '../random.ts'
import { toTheSecond } from './moments.ts'
import { oldestRatingDays } from './people.ts'
import { subject } from './subjects.ts'

/** How many people rate, and how many ratings there are. */
export interface RatingVolume {
  /** A prime number, so that any stride reaches everybody once. */
  people: number
  ratingsPerProduct: number
  ratingsPerStore: number
}

const mostProductRatings = 1_200_000
const mostStoreRatings = 200_000

/** About ten ratings per product and 25 per store, with an upper limit for large catalogues. */
export function ratingVolumeFor(size: { products: number; stores: number }): RatingVolume {
  return {
    people: primeFrom(Math.min(20_000, Math.max(400, Math.round(size.products / 50)))),
    ratingsPerProduct: Math.min(10, mostProductRatings / size.products),
    ratingsPerStore: Math.min(25, mostStoreRatings / size.stores),
  }
}

function primeFrom(start: number): number {
  for (let candidate = start; ; candidate++) {
    let divisor = 2
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor++
    if (divisor * divisor > candidate) return candidate
  }
}

export interface DemoRating {
  /** Index into the people. */
  person: number
  rating: number
  /** Milliseconds. */
  createdAt: number
}

export interface Rated {
  index: number
  /** 0 to 1: how well it is rated on average. */
  quality: number
  /** Milliseconds; no rating is older. */
  since: number
}

/**
 * The ratings of one target, deterministic for the same arguments. The caller goes on with `random` for their
 * comments.
 */
export function ratingsOf(
  kind: 'product' | 'store',
  { index, quality, since }: Rated,
  volume: RatingVolume,
  now: number,
): { ratings: DemoRating[]; random: Random } {
  const random = seeded(kind === 'product' ? subject.productRatings : subject.storeRatings, index)
  const mean = kind === 'product' ? volume.ratingsPerProduct : volume.ratingsPerStore
  const span = Math.min(now - since, oldestRatingDays * dayInMs)
  const first = Math.floor(random() * volume.people)
  const stride = 1 + Math.floor(random() * (volume.people - 1))
  const count = howMany(mean, span, quality, volume.people, random)
  const ratings: DemoRating[] = []
  for (let each = 0; each < count; each++) {
    ratings.push({
      person: (first + each * stride) % volume.people,
      rating: oneToFive(quality, random),
      createdAt: toTheSecond(now - random() * span),
    })
  }
  return { ratings, random }
}

export function sumOf(ratings: readonly DemoRating[]): number {
  let sum = 0
  for (const { rating } of ratings) sum += rating
  return sum
}

/** Few targets have many ratings and many have few; new or poor ones have fewer. */
function howMany(mean: number, span: number, quality: number, people: number, random: Random): number {
  const age = Math.min(1, span / (45 * dayInMs))
  const popularity = -Math.log(1 - random()) * (0.6 + 0.6 * quality) * (0.15 + 0.95 * age)
  return Math.min(Math.floor(mean * popularity + random()), Math.floor(people / 2))
}

/** Scattered around the quality; now and then somebody gives a very low rating. */
function oneToFive(quality: number, random: Random): number {
  const mood = random() + random() + random() - 1.5
  if (random() < 0.03) return 1
  return Math.min(5, Math.max(1, Math.round(2.4 + 2.6 * quality + mood * 1.3)))
}
