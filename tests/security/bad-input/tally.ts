import type { Kind } from './bad-requests.ts'

/** How often each kind of bad input was answered how. */
export function tally() {
  const counts = new Map<Kind, Record<'sent' | 'refused' | 'limited' | 'accepted' | 'failed', number>>()
  return {
    count(kind: Kind, status: number) {
      const row = counts.get(kind) ?? { sent: 0, refused: 0, limited: 0, accepted: 0, failed: 0 }
      row.sent += 1
      if (status >= 500) row.failed += 1
      else if (status === 429) row.limited += 1
      else if (status >= 400) row.refused += 1
      else row.accepted += 1
      counts.set(kind, row)
    },
    sent: () => [...counts.values()].reduce((sum, { sent }) => sum + sent, 0),
    /** As a table in Markdown. */
    table() {
      const head = ['wrong is', 'sent', 'refused', 'too many', 'accepted', '5xx']
      const rows = [...counts].map(([kind, row]) =>
        [kind, row.sent, row.refused, row.limited, row.accepted, row.failed].map(String),
      )
      return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
    },
  }
}
