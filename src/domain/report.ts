export const reportReasons = ['misleading', 'inappropriate', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
export type ReportKind = 'rating' | 'product' | 'store'

/** Characters, after trimming. */
export const reportDetailsLimit = 2000
export const reportsPerPersonADay = 20
export const reportsPerAddressADay = 60

function isReportReason(reason: string | null | undefined): reason is ReportReason {
  return reportReasons.some((known) => known === reason)
}

/** The sentence that tells a reporter what is missing; nothing when the report can be sent. */
export function reportProblem(
  kind: ReportKind,
  report: { reason?: string | null; details?: string | null },
): string | undefined {
  const details = report.details?.trim() ?? ''
  if (!isReportReason(report.reason)) return 'Please select a reason.'
  if (report.reason === 'other' && !details) {
    return kind === 'rating'
      ? "Please provide details for 'Other'."
      : "Please enter details for 'Other' reason."
  }
  if (details.length > reportDetailsLimit) return 'Please keep the details to 2,000 characters.'
}
