/** A category and what hangs below it; keys are short and joined by '/' on the way down. */
export type Branch = [key: string, name: string, nameFr: string, ...children: Branch[]]

/** A main category: its artwork, then the branch. */
export interface Root {
  icon: string
  branch: Branch
}
