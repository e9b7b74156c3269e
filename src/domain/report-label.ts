import type { Language } from './language.ts'

const reviewBeginning = 'Review of '
const answerBeginning = 'Answer to a review of '

/** What reports and decisions store as the name of a review: 'Review of Ti Lakaz'. */
export const reviewLabel = (name: string): string => reviewBeginning + name

/** The same for a store's answer: 'Answer to a review of Ti Lakaz'. */
export const answerLabel = (name: string): string => answerBeginning + name

/** The stored name of a reported thing in a language: 'Avis sur Ti Lakaz'. The target is as on the wire. */
export function reportLabel(language: Language, target: string, label: string): string {
  if (language !== 'fr') return label
  if (target.endsWith('-review') && label.startsWith(reviewBeginning))
    return `Avis sur ${label.slice(reviewBeginning.length)}`
  return target === 'answer' && label.startsWith(answerBeginning)
    ? `Réponse à un avis sur ${label.slice(answerBeginning.length)}`
    : label
}
