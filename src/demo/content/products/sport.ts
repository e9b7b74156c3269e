import type { ProductTemplate } from '../template.ts'
import { sportBall } from './sport-ball.ts'
import { sportOutdoors } from './sport-outdoors.ts'
import { sportWater } from './sport-water.ts'

export const sport: ProductTemplate[] = [...sportBall, ...sportOutdoors, ...sportWater]
