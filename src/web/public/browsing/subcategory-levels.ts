import type { CategoryName } from '#contract/shapes/category.ts'

export const levelNames = ['subcategory1', 'subcategory2', 'subcategory3'] as const
export type LevelName = (typeof levelNames)[number]
export type ChosenLevels = Partial<Record<LevelName, string>>

/** One dropdown of the chain, with the subcategories of the previous choice. */
export interface Level {
  name: LevelName
  /** The parent category. */
  within: string
  options: CategoryName[]
  chosen: CategoryName | undefined
  hasFailed: boolean
}

/** The dropdowns that have options, from the top level down. */
export function levelsToChoose(
  chosen: ChosenLevels,
  root: string,
  choices: readonly { data?: CategoryName[] | undefined; isError: boolean }[],
): Level[] {
  const levels: Level[] = []
  let within = root
  for (const [depth, name] of levelNames.entries()) {
    const { data: options = [], isError: hasFailed } = choices[depth] ?? { isError: false }
    if (options.length === 0 && !hasFailed) break
    const choice = options.find(({ _id }) => _id === chosen[name])
    levels.push({ name, within, options, chosen: choice, hasFailed })
    if (!choice) break
    within = choice.name
  }
  return levels
}

/** A change of one level keeps only the choices above it. */
export function chosenAbove(level: LevelName, chosen: ChosenLevels): ChosenLevels {
  const above = levelNames.slice(0, levelNames.indexOf(level))
  return Object.fromEntries(above.map((name) => [name, chosen[name]]))
}
