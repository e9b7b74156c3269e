import { issue } from '#contract/issue.ts'
import { longest } from '#domain/limits.ts'
import { isSafeLink } from '#domain/site-link.ts'
import { sayLink } from './site-link.sentences.ts'
import { line, orNone } from './text.ts'

/** A link of the website owner; blank and null both mean that there is none. */
export const OptionalSiteLink = orNone(
  line('link', longest.webAddress).refine((link) => link === '' || isSafeLink(link), issue(sayLink.badLink)),
).meta({ description: 'A path of this site, or an https address elsewhere.', example: '/hot-deals' })
