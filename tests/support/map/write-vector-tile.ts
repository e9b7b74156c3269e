import type { LegacyFeature } from 'geojson-vt'
import { PbfWriter } from 'pbf'

const extent = 4096
const commands = { moveTo: 1, lineTo: 2, close: 7 }

type Value = string | number | boolean

/** A vector tile (MVT 2.1) with these layers. */
export function writeVectorTile(layers: ReadonlyMap<string, readonly LegacyFeature[]>): Uint8Array {
  const writer = new PbfWriter()
  for (const [name, features] of layers)
    if (features.length > 0) writer.writeMessage(3, writeLayer, { name, features })
  return writer.finish()
}

function writeLayer(
  { name, features }: { name: string; features: readonly LegacyFeature[] },
  pbf: PbfWriter,
) {
  const keys = new Map<string, number>()
  const values = new Map<Value, number>()
  pbf.writeVarintField(15, 2)
  pbf.writeStringField(1, name)
  for (const feature of features) {
    const tags = Object.entries(feature.tags ?? {}).flatMap(([key, value]) => [
      indexOf(keys, key),
      indexOf(values, value as Value),
    ])
    pbf.writeMessage(2, writeFeature, { feature, tags })
  }
  for (const key of keys.keys()) pbf.writeStringField(3, key)
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value)
  pbf.writeVarintField(5, extent)
}

function indexOf<Key>(known: Map<Key, number>, key: Key): number {
  const index = known.get(key) ?? known.size
  known.set(key, index)
  return index
}

function writeFeature({ feature, tags }: { feature: LegacyFeature; tags: number[] }, pbf: PbfWriter) {
  pbf.writePackedVarint(2, tags)
  pbf.writeVarintField(3, feature.type)
  pbf.writePackedVarint(4, geometryOf(feature))
}

/** Commands with steps from point to point, as the format has them. */
function geometryOf({ type, geometry }: LegacyFeature): number[] {
  const rings = type === 1 ? geometry.map((point) => [point]) : geometry
  const written: number[] = []
  let [x, y] = [0, 0]
  const step = (point: readonly [number, number]) => {
    written.push(zigzag(point[0] - x), zigzag(point[1] - y))
    ;[x, y] = point
  }
  for (const ring of rings) {
    // The last point of an area is its first again, which closing it says already.
    const [first, ...others] = type === 3 ? ring.slice(0, -1) : ring
    if (!first) continue
    written.push(command(commands.moveTo, 1))
    step(first)
    if (others.length > 0) written.push(command(commands.lineTo, others.length))
    for (const point of others) step(point)
    if (type === 3) written.push(command(commands.close, 1))
  }
  return written
}

const command = (id: number, count: number) => (id & 7) | (count << 3)
const zigzag = (value: number) => (value << 1) ^ (value >> 31)

function writeValue(value: Value, pbf: PbfWriter) {
  if (typeof value === 'string') pbf.writeStringField(1, value)
  else if (typeof value === 'boolean') pbf.writeBooleanField(7, value)
  else pbf.writeSVarintField(6, value)
}
