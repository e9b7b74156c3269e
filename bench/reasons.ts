import type { Row } from './results.ts'

type Goal = Row['kind'] | 'search' | 'during' | 'eventLoop' | 'alone' | 'plans' | 'memory'

/** What is known about the goals that are not reached, and what is not known yet. */
export const reasons: Partial<Record<Goal, string>> = {
  ready:
    'Two rows of thirty-three, each in one size: the picture, and new arrivals with 0.82 ×. In the other sizes both have 0.99 × or more. Others use this machine, whose speed changes by up to two times within seconds.',
  page: 'A product page in one of three sizes. On other days it had 1.10 × or more; why it is nearer to its limit now was not looked into.',
  fresh:
    'The bare program sends the rows as they are. When all its code is compiled, a product detail takes about 0.65 ms of processor time in the app and 0.5 ms in the database (`/proc/PID/stat`; 0.9 and 0.5 before decision 038, and up to 1.0 and 0.6 when the machine is slower); V8 compiles for some ten seconds of full load before that. The time of the app is spread thinly (`--inspect`, five seconds): a quarter are system calls for the statement, the answer and the log line, 14 % shape the answer for the contract, 10 % are the driver, 8 % collect garbage, 8 % compress the answer. Half of the lists have 0.62 to 0.67 of the bare program or more. Tried without a gain: head and body of an answer in one buffer (less than half of the home pages), a Unix socket to the database (20 µs for each statement). Single rows differ between runs, because others use the machine: a product detail had 0.38, 0.51, 0.58, 0.59, 0.59 and 0.63 of the bare program within two hours.',
  search:
    'Orders by distance look up a thousand candidates in the app, which the bare program does not: a fifth of the time of the app collects their garbage, a seventh reads them. Suggestions miss it in one of the three sizes.',
  write:
    'The bare program runs the statements of the transaction and nothing else: one for a wish, eleven for a rating. The app also reads the session of the caller, and before a rating what is rated and four limits, in two statements: two statements for a wish, fifteen for a rating. Of the 11 ms of the core that a rating takes under full load, 5 to 6 are those of the database, which also indexes the product for search a few seconds later. A wish takes 0.75 ms of the app and 0.4 of the database; a request with a session and nothing else takes 0.45 and 0.1 of these.',
  during:
    'The writes share the core with the reads that are measured. Of processor time under load, a price takes 5 ms and a rating 11 ms of app and database; a rating is then counted in 1 to 5 ms and indexed for search in 1 to 20 (measured with five at a time), more the larger the catalogue is, because it writes up to a hundred rows of bits. So five of each take 10 to 20 % of the core, whether or not an answer is evicted. The quiet p99 is 3 to 4 ms since answers in memory are sent before parsing, and a turn of the database is as long. The app takes more for each than under load, because code that runs rarely is not compiled as well.',
  eventLoop:
    'V8 collects the whole heap for 10 to 25 ms each time (`--trace-gc`). `perf sched` sees the main thread wait for the core for up to 47 ms, which it shares with the database and the thread that renders pages. A lower priority of the database changes nothing. In a new app (`--only load`, 100,000 products) the delay is 18 to 28 ms, with a young heap of 4, 8 or 16 MB.',
  alone:
    'Over it are, in 1,000,000 products, searches by distance and with filters, and in 100,000 misspelt ones in one run of three. By distance, the slowest of sixty searches takes 32 ms at 1,000,000 when the best of five times is taken; about 15 ms of that are its statement (`explain analyze`). The rest of the slowest answers is not theirs: V8 collects garbage, PostgreSQL plans the statement the first five times on each of sixteen connections, for 6 ms each, and changes are indexed in the background. To take the connection that was used last, which has its plans already, was tried and changed nothing that could be measured.',
  plans:
    'It is named below: the nearest stores are found by sorting all stores by their distance, of which a catalogue of a million products has some four thousand.',
  memory:
    'Of 284 MB after details and pages have filled the response cache (`/proc/PID/smaps`, with a young heap of 4 MB), 121 MB were the heaps of the app and of the thread that renders pages, 69 MB what Node.js and its libraries allocate, the bodies of the response cache among them (`RESPONSE_CACHE_MB`), 53 MB the program, 27 MB other memory and 10 MB compiled code. A young heap of 8 MB takes some 10 MB more, and a tenth more lists and details are answered. In a new app the same reads take 238 to 241 MB (`--only load`).',
}
