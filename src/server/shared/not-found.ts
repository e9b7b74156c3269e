import { notFound } from '#server/platform/http/errors.ts'
import { say } from './not-found.sentences.ts'

export const noSuchProduct = () => notFound(say.noSuchProduct)
export const noSuchStore = () => notFound(say.noSuchStore)
export const noSuchCategory = () => notFound(say.noSuchCategory)
