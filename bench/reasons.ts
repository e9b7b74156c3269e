import type { Row } from './results.ts'

type Goal = Row['kind'] | 'search' | 'during' | 'eventLoop' | 'alone' | 'plans' | 'memory'

/** What is known about the goals that are not reached, and what is not known yet. */
export const reasons: Partial<Record<Goal, string>> = {
  ready:
    'Node.js itself takes nine tenths of the time. The app adds a lookup by address, language and encoding, a number for each request and its count. A process that answers calls of every kind also runs the code of Node.js more slowly than one that only ever sends the same answer: asked for one address for a quarter of a minute, the app reaches 12,800 a second beside 15,600 (0.82 ×). A picture is read from its store, so that a deleted one is gone at once, and its request is logged.',
  fresh:
    'The bare program sends the rows as they are. Of the 1.8 ms of processor time that the app takes for a product detail (`--cpu-prof`), 13 % compress the answer, 13 % collect garbage, 13 % send the statement, which the bare program does, too, 12 % shape the answer for the contract, 6 % map rows; the rest is spread over the hooks, headers and the log of a request. Where statements cost more, as in searches, the share is above the goal.',
  write:
    'The bare program runs the statements that write and nothing else. The app first reads the session of the caller and checks the form. Where the rest of its time goes has not been profiled yet.',
  during:
    'The writes share the core with the reads that are measured. A rating costs about 20 ms of it (the tables have its rate), so ten writes a second take a fifth, whether or not an answer is evicted.',
  eventLoop:
    'The app, the thread that renders its pages and the database share one core here. How much of the delay is waiting for the core has not been measured yet.',
  alone:
    'Over it are lists and searches by distance, narrowed searches and their counts, and at a million products also misspelt searches. Their medians are in the table of costs by size. The section on plans has the statements that read or sort many rows; the others have not been profiled yet.',
  plans: 'Both order by distance. They are named below, with how many rows they read or sort.',
  memory:
    'Of 287 MB in a run of pages, details, lists and searches, 55 MB were the program itself, 75 MB the heap of the app and 48 MB its buffers, mostly the response cache (`RESPONSE_CACHE_MB`). The rest, with the thread that renders pages, has not been divided yet.',
}
