/**
 * Chooses so many of a row, evenly spread, so that none is of the same kind as the ones chosen shortly before: they
 * stand side by side in a list of their own.
 */
export function spread(count: number, total: number, memory: number): (kind: string) => boolean {
  const recent: string[] = []
  let seen = 0
  let chosen = 0
  return (kind) => {
    seen++
    const late = (seen * count) / total - chosen
    // The longer it is due, the less it may be particular.
    const avoided = recent.slice(0, Math.max(1, memory - Math.floor(late)))
    if (late <= 0 || avoided.includes(kind)) return false
    chosen++
    recent.unshift(kind)
    if (recent.length > memory) recent.pop()
    return true
  }
}
