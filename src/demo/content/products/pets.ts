import type { ProductTemplate } from '../template.ts'
import { dogsAndCats } from './pets-dogs-cats.ts'
import { birdsFishAndSmallPets } from './pets-others.ts'

export const pets: ProductTemplate[] = [...dogsAndCats, ...birdsFishAndSmallPets]
