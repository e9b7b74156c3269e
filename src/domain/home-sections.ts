/** How many items each section of the home page has to show. */
export interface SectionCounts {
  hotDeals: number
  newArrivals: number
  featuredProducts: number
  bestRatedProducts: number
  bestRatedStores: number
}

export type HomeSection = keyof SectionCounts

/** The sections to show, in order: the fewer of the first three have items, the more best-rated ones are added. */
export function visibleSections(counts: SectionCounts): HomeSection[] {
  const hasItems = (section: HomeSection) => counts[section] > 0
  const leading = (['hotDeals', 'newArrivals', 'featuredProducts'] as const).filter(hasItems)
  const bestRated = (['bestRatedProducts', 'bestRatedStores'] as const).slice(0, 3 - leading.length)
  return [...leading, ...bestRated.filter(hasItems)]
}
