import { longest } from './limits.ts'
import { sayReport } from './report.sentences.ts'
import type { Sentence } from './sentence.ts'

export const reportReasons = ['misleading', 'inappropriate', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
export type ReportKind = 'rating' | 'product' | 'store' | 'answer'

/** Characters, after trimming. */
export const reportsPerPersonADay = 20
export const reportsPerAddressADay = 60

function isReportReason(reason: string | null | undefined): reason is ReportReason {
  return reportReasons.some((known) => known === reason)
}

/** The sentence that tells a reporter what is missing; undefined when the report can be sent. */
export function reportProblem(
  kind: ReportKind,
  report: { reason?: string | null; details?: string | null },
): Sentence | undefined {
  const details = report.details?.trim() ?? ''
  if (!isReportReason(report.reason)) return sayReport.noReason
  if (report.reason === 'other' && !details) {
    return kind === 'rating' ? sayReport.noDetailsOfRating : sayReport.noDetails
  }
  if (details.length > longest.reportDetails) return sayReport.longDetails
}
