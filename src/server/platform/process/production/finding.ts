/** What was looked at, and what it means for real visitors. */
export interface Finding {
  topic: string
  /** `refused` would let strangers in; `attention` works, but should be changed. */
  level: 'refused' | 'attention' | 'fine'
  text: string
}

type Say = (topic: string, text: string) => Finding

export const refused: Say = (topic, text) => ({ topic, level: 'refused', text })
export const attention: Say = (topic, text) => ({ topic, level: 'attention', text })
export const fine: Say = (topic, text) => ({ topic, level: 'fine', text })
