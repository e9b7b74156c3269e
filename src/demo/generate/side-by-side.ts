/** Properties in which neighbours in a list should differ. */
export interface Neighbour {
  storeIndex: number
  /** Main category. */
  root: string
  artwork: string
  tint: string
  picture: string
}

const bufferSize = 24
const remembered = 12
/** The weight of one step of waiting against a clash. */
const weightOfWaiting = 0.06

/** Reorders a stream so that neighbours differ; no item waits for long. */
export function* sideBySide<Item extends Neighbour>(items: Iterable<Item>): Generator<Item> {
  const waiting: { item: Item; since: number }[] = []
  const shown: Item[] = []
  let step = 0
  const leave = (): Item | undefined => {
    const best = leastClashing(waiting, shown, step)
    const [next] = waiting.splice(best, 1)
    if (!next) return
    shown.unshift(next.item)
    if (shown.length > remembered) shown.pop()
    return next.item
  }
  for (const item of items) {
    waiting.push({ item, since: step++ })
    if (waiting.length < bufferSize) continue
    const next = leave()
    if (next) yield next
  }
  for (let next = leave(); next; next = leave()) yield next
}

function leastClashing<Item extends Neighbour>(
  waiting: readonly { item: Item; since: number }[],
  shown: readonly Item[],
  step: number,
): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < waiting.length; at++) {
    const entry = waiting[at]
    if (!entry) continue
    const patience = (step - entry.since) * weightOfWaiting
    const clashes = clash(entry.item, shown, least + patience) - patience
    if (clashes < least) {
      best = at
      least = clashes
    }
  }
  return best
}

/** The nearer two similar items are, the higher the cost; the same picture costs most. */
function clash(item: Neighbour, shown: readonly Neighbour[], enough: number): number {
  let sum = 0
  for (let distance = 0; distance < shown.length && sum < enough; distance++) {
    const other = shown[distance]
    if (!other) break
    if (item.picture === other.picture) sum += distance === 0 ? 100 : 6
    else if (item.artwork === other.artwork) sum += distance < 2 ? 12 : 4
    if (distance < 6 && item.storeIndex === other.storeIndex) sum += 6
    if (distance < 4 && item.root === other.root) sum += distance === 0 ? 14 : 4 - distance
    if (distance < 2 && item.tint === other.tint) sum += distance === 0 ? 7 : 1
  }
  return sum
}
