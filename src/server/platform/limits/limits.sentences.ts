import { sentence } from '#domain/sentence.ts'

const minute = 60
const hour = 60 * minute

/** In the largest unit that is not too coarse. */
function wait(seconds: number) {
  if (seconds === 1) return { en: '1 second', fr: '1 seconde' }
  if (seconds <= 90) return { en: `${seconds} seconds`, fr: `${seconds} secondes` }
  const minutes = Math.ceil(seconds / minute)
  if (seconds <= 90 * minute) return { en: `${minutes} minutes`, fr: `${minutes} minutes` }
  const hours = Math.ceil(seconds / hour)
  return { en: `${hours} hours`, fr: `${hours} heures` }
}

export const sayLimit = {
  tooManySearches({ seconds }: { seconds: number }) {
    const { en, fr } = wait(seconds)
    return sentence({
      en: `There were very many searches from your network. Please try again in ${en}.`,
      fr: `Il y a eu énormément de recherches depuis votre réseau. Veuillez réessayer dans ${fr}.`,
    })
  },
  tooManyAttempts({ seconds }: { seconds: number }) {
    const { en, fr } = wait(seconds)
    return sentence({
      en: `Too many attempts. Please try again in ${en}.`,
      fr: `Trop d’essais. Veuillez réessayer dans ${fr}.`,
    })
  },
}
