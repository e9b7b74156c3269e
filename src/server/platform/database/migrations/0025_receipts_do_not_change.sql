ALTER TABLE "fee_payments" ADD COLUMN "issuer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD COLUMN "issuer_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD COLUMN "issuer_brn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD COLUMN "issuer_vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD COLUMN "left_to_pay_cents" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Earlier receipts stay as they are shown now.
alter table fee_payments disable trigger append_only;
--> statement-breakpoint
update fee_payments p set issuer_name = d.issuer_name, issuer_address = d.issuer_address, issuer_brn = d.brn,
  issuer_vat_number = d.vat_number,
  left_to_pay_cents = case
    when c.kind = 'personalised' or (p.kind = 'refund' and c.closed_on < c.starts_on) then 0
    else c.amount_cents - (
      select sum(case e.kind when 'payment' then e.amount_cents else -e.amount_cents end) from fee_payments e
      where e.cycle_id = p.cycle_id and e.receipt_number <= p.receipt_number) end
from fee_cycles c, payment_details d where c.id = p.cycle_id;
--> statement-breakpoint
alter table fee_payments enable trigger append_only;
