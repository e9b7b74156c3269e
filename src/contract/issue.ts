import { type Sentence, sentence } from '#domain/sentence.ts'

/** Schema messages are strings, so a sentence is encoded with both languages as JSON. */
export const issue = ({ en, fr }: Sentence): string => JSON.stringify({ en, fr })

/** The sentence in a schema message; undefined when the library wrote the message. */
export function sentenceIn(message: string): Sentence | undefined {
  if (!message.startsWith('{')) return
  try {
    const { en, fr } = JSON.parse(message)
    return typeof en === 'string' && typeof fr === 'string' ? sentence({ en, fr }) : undefined
  } catch {
    return
  }
}
