/**
 * How the tables would be spread over several database servers, as Citus does it: rows with the same key are on the
 * same server. docs/scaling.md says why.
 */
export interface ShardPlan {
  /** Tables of which each server has some rows, by the column that decides; one that is missing must be added. */
  spread: Record<Group, Record<string, string>>
  /** Small tables that every server has whole. */
  everywhere: string[]
  /** Tables that stay on one server: no visitor waits for them, or Redis takes their work. */
  onOne: string[]
}

/** What the rows of a group belong to. */
export type Group = 'store' | 'person' | 'session' | 'list' | 'word'

const of = (column: string, tables: string) =>
  Object.fromEntries(tables.split(/\s+/).map((table) => [table, column]))

export const shardPlan: ShardPlan = {
  spread: {
    store: {
      stores: 'id',
      ...of(
        'store_id',
        `products announcements deletion_stops enquiries fee_cycles hours_reminders monthly_figures
        notification_choices opening_hours opening_spans product_feeds product_undos search_words special_days
        store_days store_hours store_notifications store_ratings store_second_factors tap_counts wish_counts
        list_changes price_checks price_history raised_prices product_ratings featured_periods fee_notices
        fee_payments refund_contacts review_answers review_photos helpful_product_ratings helpful_store_ratings
        alert_changes search_changes search_places`,
      ),
    },
    person: {
      users: 'id',
      ...of(
        'user_id',
        `account_tokens alert_choices alerts followed_stores push_devices saved_searches store_applications
        wished_products wished_stores withdrawn_product_ratings withdrawn_store_ratings`,
      ),
    },
    session: { sessions: 'id', refresh_tokens: 'session_id' },
    list: { list_totals: 'id', list_chapters: 'list_id', list_marks: 'list_id' },
    word: of('word', 'search_bits search_vocabulary'),
  },
  everywhere:
    `product_categories store_categories holidays banners campaigns payment_details push_keys list_clock
    website_owners search_blocks`.split(/\s+/),
  onOne: `audit_log backup_runs browser_errors contact_messages contact_replies email_changes erased_people
    mail_opt_outs moderation_decisions pictures rate_counts reports security_events spot_totals stray_pictures
    vital_counts`.split(/\s+/),
}
