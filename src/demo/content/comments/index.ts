import { groceries, ready } from './eat-and-drink.ts'
import { diy, home, motors, tech } from './house-and-work.ts'
import { books, festivals, gifts, music, pets, sport } from './play-and-learn.ts'
import type { Remarks } from './remarks.ts'
import { outings, services, stores } from './services.ts'
import { beauty, fashion, jewellery, kids } from './wear-and-care.ts'

/** By the start of a product category's key, the longer one first; 'store' for the stores themselves. */
export const remarks: readonly (readonly [family: string, Remarks])[] = [
  ['food/ready', ready],
  ['food/drinks', ready],
  ['food/bakery/ice', ready],
  ['food', groceries],
  ['services/outings', outings],
  ['services', services],
  ['fashion', fashion],
  ['tech', tech],
  ['home', home],
  ['beauty', beauty],
  ['kids', kids],
  ['diy', diy],
  ['motors', motors],
  ['sport', sport],
  ['jewellery', jewellery],
  ['books', books],
  ['gifts', gifts],
  ['pets', pets],
  ['music', music],
  ['festivals', festivals],
  ['store', stores],
]
