/**
 * Chooses `count` of `total` items, evenly spread. Avoids kinds that were chosen shortly before, because the chosen
 * items form a list of their own.
 */
export function spread(count: number, total: number, memory: number): (kind: string) => boolean {
  const recent: string[] = []
  let seen = 0
  let chosen = 0
  return (kind) => {
    seen++
    const late = (seen * count) / total - chosen
    // The longer an item is overdue, the fewer kinds are avoided.
    const avoided = recent.slice(0, Math.max(1, memory - Math.floor(late)))
    if (late <= 0 || avoided.includes(kind)) return false
    chosen++
    recent.unshift(kind)
    if (recent.length > memory) recent.pop()
    return true
  }
}
