/** First and last day, both included, in Mauritius; without a last day it does not end. */
export interface ShownDays {
  startsOn: string
  endsOn: string | null
}

export const shownStates = ['running', 'coming', 'past'] as const
export type ShownState = (typeof shownStates)[number]

export function shownState({ startsOn, endsOn }: ShownDays, today: string): ShownState {
  if (endsOn !== null && endsOn < today) return 'past'
  return startsOn > today ? 'coming' : 'running'
}
