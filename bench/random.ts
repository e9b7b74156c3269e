/** The same numbers in every run, so that runs can be compared. */
export function seededRandom(seed = 20261116): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

export function shuffled<Thing>(things: readonly Thing[], random = seededRandom()): Thing[] {
  const mixed = [...things]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [mixed[last] as Thing, mixed[other] as Thing]
    mixed[last] = two
    mixed[other] = one
  }
  return mixed
}

/** At most `most` whole numbers from 1 to `last`, evenly spread. */
export function spread(last: number, most: number): number[] {
  const count = Math.min(last, most)
  return Array.from({ length: count }, (_, turn) => 1 + Math.floor((turn * last) / count))
}
