import { demoPictures, demoProducts, demoStores } from '#demo/catalogue.ts'

const pics = new Map(demoPictures().map((p) => [p.key, p]))
console.log('pictures', pics.size)
for (const size of [
  { stores: 60, products: 600 },
  { stores: 2000, products: 50000 },
]) {
  const stores = demoStores(size)
  const ps = [...demoProducts(size, stores)]
  let root = 0,
    tint = 0,
    art = 0,
    st = 0
  const at: number[] = []
  for (let i = 1; i < ps.length; i++) {
    const a = ps[i]!,
      b = ps[i - 1]!
    const r = (p: any) => p.categoryKey.split('/')[0]
    if (r(a) === r(b)) {
      root++
      at.push(i)
    }
    const la = pics.get(a.picture)!.scene,
      lb = pics.get(b.picture)!.scene
    if (la.tint === lb.tint) tint++
    if (la.objects[0]!.name === lb.objects[0]!.name) art++
    if (a.storeIndex === b.storeIndex) st++
  }
  console.log({ root, tint, art, st }, at.slice(0, 30))
  const roots: any = {}
  for (const p of ps) {
    const r = p.categoryKey.split('/')[0]!
    roots[r] = (roots[r] ?? 0) + 1
  }
  console.log(roots)
  const leaves = new Set(ps.map((p) => p.categoryKey))
  console.log('leaves', leaves.size, 'distinct pics', new Set(ps.map((p) => p.picture)).size)
  const deals = ps.filter((p) => p.discount && p.discount.endsInDays >= 0)
  let same = 0
  for (let i = 1; i < deals.length; i++)
    if (deals[i]!.categoryKey.split('/')[0] === deals[i - 1]!.categoryKey.split('/')[0]) same++
  console.log('deals', deals.length, 'adjacent same root', same)
  const t = new Map<string, number>()
  for (const p of ps) t.set(p.title, (t.get(p.title) ?? 0) + 1)
  console.log([...t].sort((a, b) => b[1] - a[1]).slice(0, 6))
  const within = new Map<string, number>()
  for (const p of ps) {
    const k = p.storeIndex + p.picture
    within.set(k, (within.get(k) ?? 0) + 1)
  }
  console.log(
    'same pic within store',
    [...within].filter((x) => x[1] > 2).length,
    Math.max(...within.values()),
  )
  if (size.products === 600) {
    for (const p of ps.slice(0, 60))
      console.log(
        stores[p.storeIndex]!.name,
        '|',
        p.title,
        '|',
        p.priceCents / 100,
        '|',
        p.description,
        '|',
        p.discount?.percent,
        p.discount?.endsInDays,
      )
    const c = new Map<number, number>()
    for (const p of ps) c.set(p.storeIndex, (c.get(p.storeIndex) ?? 0) + 1)
    console.log(
      [...c]
        .sort((a, b) => a[1] - b[1])
        .map(([s, n]) => stores[s]!.name + ':' + n)
        .join(', '),
    )
  }
}
