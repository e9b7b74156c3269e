import { foodMeals } from './food-meals.ts'
import { foodStreet } from './food-street.ts'

export const foodReady = [...foodStreet, ...foodMeals]
