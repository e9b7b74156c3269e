-- Every whole phone number in a text, with '+' and country code: the rule of domain/phone-numbers.ts.
create function phone_numbers(written text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(number), '{}')
    from (
      select case
        when local ~ '^([57][0-9]{7}|[2-468][0-9]{6})$' then '+230' || local
        when dialled ~ '^([+]|00)(?!230)[0-9]{8,15}$' then regexp_replace(dialled, '^([+]|00)', '+')
      end as number
      from regexp_matches(written, '[+]?[0-9](?:[ \t\u00A0\u202F().-]{0,2}[0-9])*', 'g') as found(run),
        lateral (select regexp_replace(run[1], '[^+0-9]', '', 'g') as dialled) as digits,
        lateral (select regexp_replace(dialled, '^([+]|00)?230(?=[0-9]{7,8}$)', '') as local) as inside
    ) as numbers
    where number is not null
  );
--> statement-breakpoint
CREATE INDEX "stores_phone_numbers" ON "stores" USING gin (phone_numbers(contact_info));--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "number_changed_at" timestamp with time zone;
