import { isbot } from 'isbot'

/** People's browsers all say what they are. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || isbot(userAgent)
}
