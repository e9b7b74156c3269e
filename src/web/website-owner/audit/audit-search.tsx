import { Search as SearchIcon } from 'lucide-react'
import type { FormEvent } from 'react'
import { longest } from '#domain/limits.ts'
import { ownerAudit as texts } from '#texts/website-owner/audit.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import type { AuditFilter } from './audit-search-params.ts'

interface AuditSearchProps {
  search: AuditFilter
  onSearch: (search: AuditFilter) => void
}

/** Without script the browser submits the form itself. */
export function AuditSearch({ search, onSearch }: AuditSearchProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const value = (name: string) => String(written.get(name) ?? '').trim() || undefined
    onSearch({ words: value('words'), from: value('from'), to: value('to') })
  }

  return (
    <form
      aria-label={texts.form}
      onSubmit={submit}
      className="grid grid-cols-2 items-start gap-3 xl:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <Field
        label={texts.search}
        hint={texts.searchHint}
        name="words"
        type="search"
        defaultValue={search.words}
        maxLength={longest.search}
        enterKeyHint="search"
        className="max-xl:col-span-2"
      />
      <Field label={texts.from} name="from" type="date" defaultValue={search.from} max={search.to} />
      <Field label={texts.to} name="to" type="date" defaultValue={search.to} min={search.from} />
      <Button type="submit" className="min-h-12! max-xl:col-span-2 xl:mt-[calc(1.4*var(--text-sm)+0.25rem)]">
        <SearchIcon aria-hidden="true" className="size-4.5" />
        {texts.submit}
      </Button>
    </form>
  )
}
