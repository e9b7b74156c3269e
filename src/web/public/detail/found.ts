import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/shared/api/client.ts'

/** An unknown or malformed id turns the page into a 404. */
export async function found<Thing>(thing: Promise<Thing>): Promise<Thing> {
  try {
    return await thing
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw notFound()
    throw error
  }
}
