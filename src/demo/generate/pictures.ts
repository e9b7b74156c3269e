import { photographed } from '../content/photographed.ts'
import { productTemplates } from '../content/products/index.ts'
import type { StoreDefinition } from '../content/stores/definition.ts'
import { storeDefinitions } from '../content/stores/index.ts'
import { type DemoPicture, photoLook, storeLook } from '../pictures/look.ts'
import { tintNames } from '../pictures/tints.ts'
import { itemAt } from '../random.ts'
import { looksOf } from './looks.ts'

/** Tints are assigned in rotation; stores of one kind share one. */
export function storePicture(definition: StoreDefinition): DemoPicture {
  return storeLook(definition.art, itemAt(tintNames, storeDefinitions.indexOf(definition)))
}

/** Every picture that any catalogue refers to, each once. */
export function demoPictures(): DemoPicture[] {
  const all = [
    ...productTemplates.flatMap(looksOf),
    ...storeDefinitions.map(storePicture),
    ...photographed.map(photoLook),
  ]
  return [...new Map(all.map((picture) => [picture.key, picture])).values()]
}
