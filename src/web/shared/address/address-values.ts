import { isRating, type ReviewSort, reviewSorts } from '#domain/rating.ts'

const lastPage = 1_000_000
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A page number after the first. An address without a page, or with an invalid one, means the first page. */
export function pageIn(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= lastPage ? page : undefined
}

/** The search params of a list that only has pages. */
export const pageSearch = ({ page }: Record<string, unknown>): { page?: number | undefined } => ({
  page: pageIn(page),
})

/** One line of text. Blank text counts as missing. */
export function wordsIn(value: unknown, longest = 100): string | undefined {
  if (typeof value !== 'string') return undefined
  return (
    value
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longest)
      .trim() || undefined
  )
}

export function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && id.test(value) ? value.toLowerCase() : undefined
}

/** A whole number within limits. */
export function wholeIn(value: unknown, lowest: number, highest: number): number | undefined {
  const number = value === '' || value === null ? Number.NaN : Number(value)
  return Number.isInteger(number) && number >= lowest && number <= highest ? number : undefined
}

/** A number of stars that a review can have. */
export function starsIn(value: unknown): number | undefined {
  const stars = Number(value)
  return isRating(stars) ? stars : undefined
}

/** The order of reviews, unless it is the default. */
export function reviewSortIn(value: unknown): ReviewSort | undefined {
  return choiceIn(value, reviewSorts.slice(1))
}

export function yesIn(value: unknown): true | undefined {
  return value === true || value === 'true' ? true : undefined
}

export function choiceIn<const Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === value)
}
