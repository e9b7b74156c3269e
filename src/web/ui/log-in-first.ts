import type { Texts } from '#web/texts/en.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { notice } from './notice.ts'

/** Says what an account is needed for. */
export function useLogInFirst(): (purpose: keyof Texts['logInFirst']) => void {
  const { logInFirst } = useTexts()
  return (purpose) => void notice.error(logInFirst[purpose])
}
