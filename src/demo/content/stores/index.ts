import { cultureAndGifts } from './culture-and-gifts.ts'
import type { StoreDefinition } from './definition.ts'
import { fashionAndJewels } from './fashion-and-jewels.ts'
import { foodToGo } from './food-to-go.ts'
import { furtherStores } from './further.ts'
import { grocersAndMakers } from './grocers-and-makers.ts'
import { houseAndHome } from './house-and-home.ts'
import { sportAndOutings } from './sport-and-outings.ts'
import { techAndTools } from './tech-and-tools.ts'

const trades = [
  foodToGo,
  fashionAndJewels,
  techAndTools,
  grocersAndMakers,
  houseAndHome,
  sportAndOutings,
  cultureAndGifts,
]

/** One of each trade in turn, so that a small catalogue has some of everything. */
function inTurn(lists: readonly StoreDefinition[][]): StoreDefinition[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat()
}

/** Every product category below these can be bought. */
export const mainStores: readonly StoreDefinition[] = inTurn(trades)

export const storeDefinitions: readonly StoreDefinition[] = [...mainStores, ...furtherStores]
