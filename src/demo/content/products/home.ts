import { homeDecoration } from './home-decoration.ts'
import { homeRooms } from './home-rooms.ts'

export const home = [...homeRooms, ...homeDecoration]
