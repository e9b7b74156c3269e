import type { Row } from './results.ts'

type Goal = Row['kind'] | 'search' | 'during' | 'eventLoop' | 'alone' | 'plans' | 'memory'

/** What is known about the goals that are not reached, and what is not known yet. */
export const reasons: Partial<Record<Goal, string>> = {
  ready:
    'Only the delivered picture is below it. It passes the routes, hooks and headers of the app, as calls and pages in memory do not: they are sent before Node.js parses the request (decision 036). In an app that had done nothing else the row was measured at 0.97 × (10,000 products), in full runs at 0.70 to 0.76 ×.',
  fresh:
    'The bare program sends the rows as they are. Of the 1.8 ms of processor time that the app takes for a product detail (`--cpu-prof`), 13 % compress the answer, 13 % collect garbage, 13 % send the statement, which the bare program does, too, 12 % shape the answer for the contract, 6 % map rows; the rest is spread over the hooks, headers and the log of a request. Where statements cost more, as in searches, the share is above the goal.',
  search:
    'Most are above it, and the same search differs by a tenth from run to run. The lowest are misspelt words, for which several short statements run one after the other, so that what the app adds to each weighs more, and searches with filters, for which the app reads a thousand candidates.',
  write:
    'The bare program runs the statements of the transaction and nothing else: one for a wish, eleven for a rating. The app also reads the session of the caller, and before a rating what is rated, what the person rated before and four limits: two statements for a wish, eighteen for a rating. Of the 15 ms of the core that a rating takes under full load, 5 ms are those of the app (`--cpu-prof`), the rest of the database, which also indexes the product for search a few seconds later.',
  during:
    'The writes share the core with the reads that are measured. At ten writes a second a price takes about 10 ms of it and a rating about 20 ms (processor time of app and database, with what is indexed later in the background), so five of each take 15 %, whether or not an answer is evicted. The quiet p99 is 3 to 5 ms since answers in memory are sent before parsing, and a turn of the database is as long. The app takes more for each than under load, because code that runs rarely is not compiled as well.',
  eventLoop:
    'Under this load V8 collects the garbage of the whole heap about every second and a half, and the app stands still for about 30 ms meanwhile (`--trace-gc-nvp`): 10 finish the marking, 15 move objects and the pointers to them. Larger young heaps, no compaction and one thread for it change nothing. No task of ours is that long (`--cpu-prof`). The figure differs from run to run: at 10,000 products it was 29 and 55 ms. When the heap may grow to three times what is in use before that (`--heap-growing-percent=200`), the delay is 17 to 26 ms, and the app takes 50 MB more. Fewer connections to the database, and a lower priority of the database and of the thread that renders pages, change nothing.',
  alone:
    'Over it are searches with filters or ordered by distance, their counts, and misspelt searches. Of the 20 to 30 ms of the statement for a common word a third finds the best rated thousand by their bits, a third looks up their prices and positions, and a third makes the answer (`explain analyze`); several words with translations read more rows of bits, and a misspelt word is looked for twice. The cards of a page and the opening hours take another 10 to 20 ms. About every second V8 collects the garbage of the whole heap, which makes one search 60 to 100 ms longer (`--trace-gc`).',
  plans: 'They are named below, with how many rows they read or sort.',
  memory:
    'Of 343 MB at the end of an earlier run (`/proc/PID/smaps`), 150 MB are the heaps of the app and of the thread that renders pages, 75 MB what Node.js and its libraries allocate, the bodies of the response cache among them (`RESPONSE_CACHE_MB`), 60 MB the program with its libraries and 12 MB compiled code. Right after a start the same reads take 252 MB (`--only load`, 10,000 products).',
}
