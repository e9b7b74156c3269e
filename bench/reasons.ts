import type { Row } from './results.ts'

type Goal = Row['kind'] | 'search' | 'during' | 'eventLoop' | 'alone' | 'plans' | 'memory' | 'start'

/** What is known about the goals that are not reached, and what is not known yet. */
export const reasons: Partial<Record<Goal, string>> = {
  fresh:
    'The bare program sends the rows as they are. Of the 1.7 ms of processor time that the app takes for a product detail (`--cpu-prof`), 16 % collect garbage, 12 % compress the answer, 11 % shape it for the contract, 6 % read the rows and 5 % send the statement, which the bare program does, too; the rest is spread over the hooks, headers and the log of a request. The bare program runs the driver as it is published, the app the mended one (decision 034). In a few rows the bare program is far slower than in the rows beside them; why is not known yet.',
  search:
    'All but one are above it. Orders by distance look up a thousand candidates in the app, which the bare program does not.',
  write:
    'The bare program runs the statements of the transaction and nothing else: one for a wish, eleven for a rating. The app also reads the session of the caller, and before a rating what is rated, what the person rated before and four limits: two statements for a wish, eighteen for a rating. Of the 15 ms of the core that a rating takes under full load, 5 ms are those of the app (`--cpu-prof`), the rest of the database, which also indexes the product for search a few seconds later.',
  during:
    'The writes share the core with the reads that are measured. At ten writes a second a price takes about 10 ms of it and a rating about 20 ms (processor time of app and database, with what is indexed later in the background), so five of each take 15 %, whether or not an answer is evicted. The quiet p99 is 3 to 5 ms since answers in memory are sent before parsing, and a turn of the database is as long. The app takes more for each than under load, because code that runs rarely is not compiled as well.',
  eventLoop:
    'Since the rows of statements are collected as soon as they were used (decision 034) and the heap may grow by 40 % in between, V8 collects the whole heap about half as often, for 10 to 25 ms each time (`--trace-gc`). `perf sched` sees the main thread wait for the core for up to 47 ms, which it shares with the database and the thread that renders pages. A lower priority of the database changes nothing. In a new app (`--only load`) the delay is 20 to 25 ms at 10,000 products, and about 37 ms at 1,000,000.',
  alone:
    'Over it are searches with filters or ordered by distance, their counts, and misspelt searches. Their statement takes about 13 ms for a common word (`explain analyze`, on another machine); several words with translations read more rows of bits, and a misspelt word is looked for twice. The cards of a page and the opening hours take another 10 to 20 ms. On this machine the same work of the processor takes 1.4 to 2.5 s from one time to the next, so that the slowest of a hundred answers differs as much: the counts of filters were measured at 66 and at 114 ms.',
  plans: 'They are named below, with how many rows they read or sort.',
  memory:
    'Of 284 MB after details and pages have filled the response cache (`/proc/PID/smaps`), 121 MB are the heaps of the app and of the thread that renders pages, 69 MB what Node.js and its libraries allocate, the bodies of the response cache among them (`RESPONSE_CACHE_MB`), 53 MB the program, 27 MB other memory and 10 MB compiled code. In a new app the same reads take 216 to 249 MB (`--only load`).',
  start:
    'It differs from run to run: with 1,000,000 products it was 1.6 and 2.7 s in full runs, with 10,000 between 1.8 and 2.3 s.',
}
