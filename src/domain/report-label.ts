import type { Language } from './language.ts'

const beginning = 'Review of '

/** What reports and decisions store as the name of a review: 'Review of Ti Lakaz'. */
export const reviewLabel = (name: string): string => beginning + name

/** The stored name of a reported thing in a language: 'Avis sur Ti Lakaz'. The target is as on the wire. */
export function reportLabel(language: Language, target: string, label: string): string {
  const isReview = target.endsWith('-review') && label.startsWith(beginning)
  return isReview && language === 'fr' ? `Avis sur ${label.slice(beginning.length)}` : label
}
