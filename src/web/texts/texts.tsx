import { createContext, type ReactNode, use } from 'react'
import { en, type Texts } from './en.ts'

const TextsContext = createContext<Texts>(en)

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useTexts(): Texts {
  return use(TextsContext)
}
