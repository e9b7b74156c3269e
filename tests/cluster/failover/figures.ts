/** One line of the table: what was tried, what was seen, what it should be. */
export interface Figure {
  what: string
  seen: string
  goal: string
  isGood: boolean
}

export function figureTable(figures: readonly Figure[]): string {
  return [
    '| | seen | goal |',
    '| --- | ---: | ---: |',
    ...figures.map(({ what, seen, goal, isGood }) => `| ${what} | ${seen}${isGood ? '' : ' ✘'} | ${goal} |`),
  ].join('\n')
}
