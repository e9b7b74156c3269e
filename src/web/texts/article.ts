/** A name, what it is about, and how long it lasts. */
export interface Entry {
  name: string
  text: string
  lasts: string
}

/** A paragraph, a list, or facts in rows. Links stand in the text as [words](/address). */
export type Part = string | { list: readonly string[] } | { entries: readonly Entry[] }

export interface Section {
  /** What the address of the part ends with. */
  id: string
  title: string
  parts: readonly Part[]
}

/** A page to read from top to bottom. */
export interface ArticleTexts {
  title: string
  description: string
  intro: string
  /** The day, such as '2026-11-15'. */
  changedOn: string
  sections: readonly Section[]
}
